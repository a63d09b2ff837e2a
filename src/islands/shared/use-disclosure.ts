import { type SyntheticEvent, useEffect, useState } from 'react';
import { findOnPage } from './find-on-page.ts';

/**
 * Whether a `<details>` is open, and its props. React misses the `toggle` event if the visitor
 * opens it before hydration. It may also draw it anew, and closed, as use-field-input.ts says.
 */
export function useDisclosure(id: string) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen] = useState(() => findOnPage<HTMLDetailsElement>(id)?.open);
  useEffect(() => {
    const details = findOnPage<HTMLDetailsElement>(id);
    if (!details) return;
    if (wasOpen) details.open = true;
    setIsOpen(details.open);
  }, [id, wasOpen]);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setIsOpen(currentTarget.open);
  return { isOpen, details: { id, onToggle } };
}
