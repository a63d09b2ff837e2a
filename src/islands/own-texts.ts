/** Islands whose texts come with their modules when they wake: written into the page they would weigh in every one. */
import type { FunctionComponent } from 'react';
import type { Language } from '../i18n/languages.ts';

/** What the build and the browser draw an island from. */
export type Drawable = FunctionComponent<object> & {
  textsOf?: (language: Language) => Promise<object>;
};

/** The same island, for a page that gives it all but its texts. */
export function withOwnTexts<P extends { texts: object }>(
  island: FunctionComponent<P>,
  textsOf: (language: Language) => Promise<P['texts']>,
) {
  return Object.assign(island, { textsOf }) as unknown as FunctionComponent<Omit<P, 'texts'>>;
}

/**
 * What an island is drawn with: what the page gives it, and its texts.
 * @throws TypeError in the browser when they cannot be fetched
 */
export async function drawnWith({ textsOf }: Drawable, props: object): Promise<object> {
  return textsOf
    ? { ...props, texts: await textsOf((props as { language: Language }).language) }
    : props;
}
