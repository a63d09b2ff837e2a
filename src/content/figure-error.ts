/** A wrong placeholder. The message is a sentence for the editor. */
export class FigureError extends Error {
  override name = 'FigureError';
}

/** Formats placeholders of a kind for an error. */
export function formatPlaceholders(kind: string, names: readonly string[]): string {
  return names.map((name) => `{${kind} ${name}}`).join(', ');
}
