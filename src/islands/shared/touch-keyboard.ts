/**
 * The keyboard on the screen of a phone, which covers the
 * lower half of the page while a field has the focus.
 */

/** Whether the visitor probably types on such a keyboard. */
export function hasTouchKeyboard(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/**
 * Closes it when its Enter key has sent a form: it would cover the button that says so, and a
 * failure. Elsewhere the focus stays in the field, so that the visitor can type on.
 */
export function closeTouchKeyboard({ submitter }: { submitter: HTMLElement | null }): void {
  if (hasTouchKeyboard()) submitter?.focus();
}
