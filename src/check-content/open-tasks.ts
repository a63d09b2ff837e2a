/**
 * What is left to do before going live: the list of `docs/going-live.md`, and gaps in the data of
 * company and law.
 */
import { company, supervision } from '../domain/company.ts';
import { fictionalData } from '../domain/fiction.ts';
import { lawFigures } from '../domain/loan/law-figures.ts';
import { dayMs } from '../helpers/durations.ts';
import { creditWarnings } from '../i18n/credit-warnings.ts';
import { languages, wizardLanguages } from '../i18n/languages.ts';

/** Days after which a statutory figure is to be read again; most change once or twice a year. */
const maxAgeDays = 365;

/** @param list text of `docs/going-live.md` */
export function listOpenTasks(list: string, today: Date): string[] {
  const unticked = [...list.matchAll(/^- \[ \] (.*)$/gm)].map(([, line = '']) => line);
  const unfilled = Object.entries(supervision).flatMap(([name, value]) => (value ? [] : [name]));
  const unconfirmed = wizardLanguages.filter((language) => !creditWarnings[language]?.verified);
  const outdated = Object.entries(lawFigures).filter(
    ([, { readOn }]) => today.getTime() - new Date(readOn).getTime() > maxAgeDays * dayMs,
  );
  return [
    ...fictionalData().map(
      (datum) => `content/company.yaml still says ${datum}, which belongs to nobody.`,
    ),
    ...(company.isFictional
      ? ['content/company.yaml still says that the company is fictional: isFictional.']
      : []),
    ...unfilled.map((name) => `content/company.yaml has no ${name} to show in the footer.`),
    ...(unconfirmed.length > 0
      ? [
          `Nobody has confirmed the credit warning in ${unconfirmed.map((language) => languages[language].label).join(', ')}: src/i18n/credit-warnings.ts.`,
        ]
      : []),
    ...outdated.map(
      ([id, { readOn, source }]) =>
        `The statutory figure ${id} was read on ${readOn} (${source}): read it again, src/domain/loan/law-figures.ts.`,
    ),
    ...unticked,
  ];
}
