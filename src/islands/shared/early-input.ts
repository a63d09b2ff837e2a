import { useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Keeps what the visitor typed or moved before hydration: it is in the page, but not in React. React keeps the fields,
 * unless a translator or a password manager has changed the island: then it draws new ones, which are filled here.
 */
export function useEarlyInput(
  id: string,
  onFound?: (text: string, isFocused: boolean) => void,
): void {
  // The first drawing still finds the old field.
  const [found] = useState(() => earlyInput(id));
  const take = useEffectEvent((text: string, isFocused: boolean) => onFound?.(text, isFocused));
  useLayoutEffect(() => {
    const early = earlyInput(id) ?? found;
    const field = fieldOf(id);
    if (!early || !field) return;
    if (field.value !== early.text) field.value = early.text;
    if (early.isFocused) field.focus();
    take(early.text, early.isFocused);
  }, [id, found]);
}

function earlyInput(id: string) {
  const field = typeof document === 'undefined' ? null : fieldOf(id);
  if (!field || field.value === field.defaultValue) return undefined;
  return { text: field.value, isFocused: field === document.activeElement };
}

function fieldOf(id: string) {
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`);
}
