import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether a `<details>` is open, and its props. The visitor may have opened it before hydration, whose `toggle` React does
 * not hear. React may also draw it anew, closed: see use-field-input.ts.
 */
export function useDisclosure(id: string) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen] = useState(
    () => typeof document !== 'undefined' && document.querySelector(`#${id}[open]`) !== null,
  );
  useEffect(() => {
    if (wasOpen) ref.current?.setAttribute('open', '');
    setIsOpen(ref.current?.open === true);
  }, [wasOpen]);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setIsOpen(currentTarget.open);
  return { isOpen, details: { id, ref, onToggle } };
}
