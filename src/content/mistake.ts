/** A mistake in an editor's file. The message is a sentence for the editor. */
export class ContentMistake extends Error {
  override name = 'ContentMistake';
}
