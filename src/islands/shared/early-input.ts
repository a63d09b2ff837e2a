import { useEffectEvent, useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps the focus, and what the visitor typed or moved before hydration: it is in the page, but not in React. React
 * keeps the fields, unless a translator or a password manager has changed the island. Then it renders new ones, which
 * are filled and focused here.
 */
export function useEarlyInput(
  id: string,
  onTyped?: (text: string, isFocused: boolean) => void,
): void {
  // The first rendering still finds the page's own field.
  const [before] = useState(() => lookAt(fieldOf(id)));
  const take = useEffectEvent((text: string, isFocused: boolean) => onTyped?.(text, isFocused));
  useLayoutEffect(() => {
    const field = fieldOf(id);
    // A new field holds nothing of the visitor's, although a slider rounds its value.
    const { text, isFocused } = field === before.field ? lookAt(field) : before;
    if (field && text !== undefined && field.value !== text) field.value = text;
    if (isFocused) field?.focus();
    if (text !== undefined) take(text, isFocused);
  }, [id, before]);
}

/** `text`: only if the visitor changed it. */
function lookAt(field: Field | null) {
  return {
    field,
    text: field && field.value !== field.defaultValue ? field.value : undefined,
    isFocused: field !== null && field === document.activeElement,
  };
}

function fieldOf(id: string): Field | null {
  return typeof document === 'undefined' ? null : document.querySelector(`#${id}`);
}
