import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { findOnPage } from './find-on-page.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reports each input of a field: typed or moved before hydration, afterwards, or set by a password
 * manager in a way that React does not notice. Also keeps the focus over hydration. React keeps the
 * fields, unless a translator or a password manager has changed the island. Then it renders new
 * ones, which are filled and focused here.
 * @param onInput undefined for a field that React does not control
 */
export function useFieldInput(
  id: string,
  onInput?: (text: string, isFocused: boolean) => void,
): void {
  // The first render still finds the page's own field.
  const [initial] = useState(() => readField(findOnPage<Field>(id)));
  const reportInput = useEffectEvent((text: string, isFocused: boolean) =>
    onInput?.(text, isFocused),
  );
  const isControlled = onInput !== undefined;
  useLayoutEffect(() => {
    const field = findOnPage<Field>(id);
    if (!field) return undefined;
    // Only the page's own field holds what the visitor did. A new slider's text may differ
    // by rounding.
    const { text, isTyped, isFocused } = field === initial.field ? readField(field) : initial;
    if (isFocused) field.focus();
    if (!isControlled) {
      if (text !== undefined) field.value = text;
      return undefined;
    }
    // What a browser restored is older than the draft.
    const typed = isTyped ? text : undefined;
    field.value = typed ?? field.defaultValue;
    if (typed !== undefined) reportInput(typed, isFocused);
    const onFieldInput = () => reportInput(field.value, field === document.activeElement);
    // VoiceOver on iPhones moves a slider with a change event only.
    const types = ['input', 'change'];
    for (const type of types) field.addEventListener(type, onFieldInput);
    return () => {
      for (const type of types) field.removeEventListener(type, onFieldInput);
    };
  }, [id, initial, isControlled]);
}

/** React warns about a `value` without `onChange`; the hook listens instead. */
export function handledByHook(): void {}

/**
 * What a field holds; `text` only where it is not the page's. What the visitor has typed is marked
 * by layouts/head-scripts/mark-typed-fields.js.
 */
function readField(field: Field | null) {
  return {
    field,
    text: field && field.value !== field.defaultValue ? field.value : undefined,
    isTyped: field?.dataset.typed !== undefined,
    isFocused: field !== null && field === document.activeElement,
  };
}
