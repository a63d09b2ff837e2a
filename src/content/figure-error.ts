/** A wrong placeholder. The message is a sentence for the editor. */
export class FigureError extends Error {
  override name = 'FigureError';
}

/** As an error lists placeholders of a kind. */
export function formatPlaceholders(kind: string, names: readonly string[]): string {
  return names.map((name) => `{${kind} ${name}}`).join(', ');
}
