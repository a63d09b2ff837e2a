/** Vite's `?inline` leaves `{` and `}` of a style as they are, which is no valid URL. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
