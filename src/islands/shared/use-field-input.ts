import { useEffectEvent, useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hears what is typed into a field or moved: before hydration, afterwards, and by password managers, which set values
 * in a way that React does not notice. Also keeps the focus over hydration. React keeps the fields, unless a translator
 * or a password manager has changed the island. Then it renders new ones, which are filled and focused here.
 * @param onInput undefined for a field that React does not control
 */
export function useFieldInput(
  id: string,
  onInput?: (text: string, isFocused: boolean) => void,
): void {
  // The first rendering still finds the page's own field.
  const [before] = useState(() => lookAt(fieldOf(id)));
  const take = useEffectEvent((text: string, isFocused: boolean) => onInput?.(text, isFocused));
  const isControlled = onInput !== undefined;
  useLayoutEffect(() => {
    const field = fieldOf(id);
    if (!field) return undefined;
    // A new field holds nothing of the visitor's, although a slider rounds its value.
    const { text, isTyped, isFocused } = field === before.field ? lookAt(field) : before;
    if (isFocused) field.focus();
    if (!isControlled) {
      if (text !== undefined) field.value = text;
      return undefined;
    }
    // What a browser restored is older than the draft.
    const typed = isTyped ? text : undefined;
    field.value = typed ?? field.defaultValue;
    if (typed !== undefined) take(typed, isFocused);
    const hear = () => take(field.value, field === document.activeElement);
    field.addEventListener('input', hear);
    return () => field.removeEventListener('input', hear);
  }, [id, before, isControlled]);
}

/** React asks for a handler beside a value. */
export function heardByHook(): void {}

/** `text`: only if it is not the page's. `isTyped`: see layouts/first-input.js. */
function lookAt(field: Field | null) {
  return {
    field,
    text: field && field.value !== field.defaultValue ? field.value : undefined,
    isTyped: field?.dataset.typed !== undefined,
    isFocused: field !== null && field === document.activeElement,
  };
}

function fieldOf(id: string): Field | null {
  return typeof document === 'undefined' ? null : document.querySelector(`#${id}`);
}
