import { createElement, Fragment, type ReactNode } from 'react';
import { interpolateParts } from '../../i18n/interpolate.ts';

interface InterpolatedTextProps {
  /** A sentence with placeholders such as `{policy}`. */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** A text with elements in place of its placeholders. */
export function InterpolatedText({ text, values }: InterpolatedTextProps) {
  return createElement(Fragment, null, ...interpolateParts(text, values));
}
