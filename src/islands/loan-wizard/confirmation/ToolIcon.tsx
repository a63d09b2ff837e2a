/** A decorative icon. Drawn here, because no page needs it before a request is sent. */
export function ToolIcon({ path }: { path: string }) {
  return (
    <svg className="icon size-5" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
