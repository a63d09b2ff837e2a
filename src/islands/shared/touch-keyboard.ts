/**
 * Closes the keyboard on the screen of a phone when its Enter key has sent a form: it covers the
 * lower half of the page, with the button that says so, and a failure. Elsewhere the focus stays in
 * the field, so that the visitor can type on.
 */
export function closeTouchKeyboard({ submitter }: { submitter: HTMLElement | null }): void {
  if (matchMedia('(pointer: coarse)').matches) submitter?.focus();
}
