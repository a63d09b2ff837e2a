import { useEffectEvent, useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what the visitor typed or moved before hydration: it is in the page, but not in React. React keeps the fields,
 * unless a translator or a password manager has changed the island: then it draws new ones, which are filled here.
 */
export function useEarlyInput(
  id: string,
  onFound?: (text: string, isFocused: boolean) => void,
): void {
  // The first drawing still finds the page's own field.
  const [{ own, found }] = useState(() => {
    const own = typeof document === 'undefined' ? null : fieldOf(id);
    return { own, found: inputIn(own) };
  });
  const take = useEffectEvent((text: string, isFocused: boolean) => onFound?.(text, isFocused));
  useLayoutEffect(() => {
    const field = fieldOf(id);
    // A new field holds nothing of the visitor's, although a slider rounds its value.
    const early = field === own ? inputIn(field) : found;
    if (!early || !field) return;
    if (field.value !== early.text) field.value = early.text;
    if (early.isFocused) field.focus();
    take(early.text, early.isFocused);
  }, [id, own, found]);
}

function inputIn(field: Field | null) {
  if (!field || field.value === field.defaultValue) return undefined;
  return { text: field.value, isFocused: field === document.activeElement };
}

function fieldOf(id: string) {
  return document.querySelector<Field>(`#${id}`);
}
