import type { supervision } from '../../domain/company.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { SiteMessages } from '../../i18n/messages/types.ts';

export function supervisionLines(
  { registration, supervisor, ombudsman }: typeof supervision,
  texts: SiteMessages['footer']['supervision'],
): string[] {
  const lines = [
    [texts.registration, registration],
    [texts.supervisor, supervisor],
    [texts.ombudsman, ombudsman],
  ] as const;
  return lines.flatMap(([text, value]) => (value ? [interpolate(text, { value })] : []));
}
