/** The texts of the home page, of `content/home/`: types, check and forms follow this schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { type DataFinding, group, parseData, text } from '../helpers/node/data-file.ts';
import { projectRoot } from '../helpers/node/project-root.ts';
import type { SiteLanguage } from '../i18n/languages.ts';

/** Characters of a sentence or two. */
const long = 400;

const passage = { title: text(), text: text(long) };
const section = { title: text(), lead: text(long) };
const fact = group({ value: text(), text: text() });
const customer = group({ name: text(), company: text(), text: text(long), portrait: text(long) });

export const homeSchema = group({
  /** Browser tab, search results and shared links. */
  meta: group({ title: text(), description: text(long) }),
  hero: group({
    ...section,
    /** Heading of the estimate beside it. */
    estimate: text(),
  }),
  /** Four facts beneath the hero: the number or word, then what it is. */
  facts: group({
    label: text(),
    customers: fact,
    satisfaction: fact,
    answer: fact,
    founded: fact,
    /** How the share of satisfied customers was measured. */
    source: text(long),
    /** Shown while `isFictional` of content/company.yaml is true. */
    fictional: text(long),
  }),
  services: group({
    ...section,
    cards: group({
      newLoan: group({ ...passage, badge: text() }),
      refinancing: group(passage),
      documents: group(passage),
      advice: group({ ...passage, badge: text() }),
    }),
  }),
  benefits: group({
    ...section,
    items: group({
      speed: group(passage),
      security: group(passage),
      simplicity: group(passage),
      quality: group(passage),
    }),
  }),
  howItWorks: group({
    ...section,
    steps: group({
      simulation: group(passage),
      approval: group({ title: text(), time: text(), text: text(long) }),
      payout: group({ title: text(), time: text(), text: text(long) }),
    }),
  }),
  testimonials: group({
    ...section,
    /** Shown while `isFictional` of content/company.yaml is true. */
    fictional: text(long),
    items: group({ baker: customer, carpenter: customer, nurse: customer }),
  }),
  faq: group({
    /** {contact} becomes a link with the words of `contact`. */
    ...section,
    contact: text(),
  }),
  /** Above the last button, on other pages too. */
  closing: group(passage),
});

export type HomeTexts = z.infer<typeof homeSchema>;

export function parseHome(source: string): { data: HomeTexts } | { findings: DataFinding[] } {
  return parseData(source, homeSchema, () => 'Write it as the file of another language has it.');
}

/**
 * Reads the texts of the home page.
 * @throws Error with sentences for the editor
 */
export function readHome(language: SiteLanguage): HomeTexts {
  const file = homeFile(language);
  const result = parseHome(readFileSync(join(projectRoot, file), 'utf8'));
  if ('data' in result) return result.data;
  throw new Error(result.findings.map(({ message }) => `${file}: ${message}`).join('\n'));
}

/** The file of the home page, by its path from the project's root. */
export function homeFile(language: SiteLanguage): string {
  return `content/home/${language}.yaml`;
}
