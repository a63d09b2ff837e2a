/** A wrong placeholder. The message is a sentence for the editor. */
export class FigureError extends Error {
  override name = 'FigureError';
}

/** What is wrong with a placeholder: a sentence for the editor that it begins. */
export interface PlaceholderProblem {
  problem: string;
}

/** The message of a placeholder that cannot be computed. */
export function catchFigureError(compute: () => unknown): string | undefined {
  try {
    compute();
    return undefined;
  } catch (error) {
    if (error instanceof FigureError) return error.message;
    throw error;
  }
}

/** Formats placeholders of a kind for an error. */
export function formatPlaceholders(kind: string, names: readonly string[]): string {
  return names.map((name) => `{${kind} ${name}}`).join(', ');
}
