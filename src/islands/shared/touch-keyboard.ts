import type { KeyboardEvent } from 'react';

/**
 * Makes Next, the label of the Enter key on a phone's keyboard, lead to the next field. Android
 * does so itself; an iPhone would submit the form.
 */
export function focusNextField(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: field } = event;
  if (key !== 'Enter' || field.enterKeyHint !== 'next' || !hasTouchKeyboard()) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>('[enterkeyhint]')];
  fields[fields.indexOf(field) + 1]?.focus();
}

/**
 * Closes the keyboard on the screen of a phone when its Enter key has sent a form: it covers the
 * lower half of the page, with the button that says so, and a failure. Elsewhere the focus stays in
 * the field, so that the visitor can type on.
 */
export function closeTouchKeyboard({ submitter }: { submitter: HTMLElement | null }): void {
  if (hasTouchKeyboard()) submitter?.focus();
}

function hasTouchKeyboard(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
