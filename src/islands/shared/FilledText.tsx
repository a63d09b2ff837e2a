import { createElement, Fragment, type ReactNode } from 'react';
import { fillParts } from '../../i18n/placeholders.ts';

interface FilledTextProps {
  /** A sentence with placeholders, as `{policy}`. */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements, mostly links, in place of its placeholders. */
export function FilledText({ text, values }: FilledTextProps) {
  return createElement(Fragment, null, ...fillParts(text, values));
}
