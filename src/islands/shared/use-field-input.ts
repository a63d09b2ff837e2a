import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { findOnPage } from './find-on-page.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reports each input of a field, also one from before hydration, and one by a password manager that
 * React does not notice. React usually keeps the page's fields. If a translator or a password
 * manager has changed the island, React renders new fields, and this hook gives them the text and
 * the focus of the old ones.
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
    // A field that React has drawn anew does not have what the visitor typed. The text of a new
    // slider may even differ from its value, because browsers round it to a step.
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
 * What a field holds. `text` is undefined while the field has the text with which the page was
 * built. layouts/head-scripts/mark-typed-fields.js marks the fields that the visitor has changed.
 */
function readField(field: Field | null) {
  return {
    field,
    text: field && field.value !== field.defaultValue ? field.value : undefined,
    isTyped: field?.dataset.typed !== undefined,
    isFocused: field !== null && field === document.activeElement,
  };
}
