/** Something in an editor's file that has to be written differently; the message is a sentence for the editor. */
export class ContentMistake extends Error {
  override name = 'ContentMistake';
}
