/** The texts of the home page, of `content/home/`: types, check and forms follow this schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { type DataFinding, fieldGroup, parseData, textField } from '../helpers/node/data-file.ts';
import { projectRoot } from '../helpers/node/project-root.ts';
import type { SiteLanguage } from '../i18n/languages.ts';

/** Characters of a sentence or two. */
const long = 400;

const passage = { title: textField(), text: textField(long) };
const section = { title: textField(), lead: textField(long) };
const fact = fieldGroup({ value: textField(), text: textField() });
const customer = fieldGroup({
  name: textField(),
  company: textField(),
  text: textField(long),
  portrait: textField(long),
});

/** A step to the loan, with the time within which it is done. */
const step = fieldGroup({ ...passage, time: textField() });

export const homeSchema = fieldGroup({
  /** Browser tab, search results and shared links. */
  meta: fieldGroup({ title: textField(), description: textField(long) }),
  hero: fieldGroup({
    ...section,
    /** Heading of the estimate beside it. */
    estimate: textField(),
  }),
  /** Four facts beneath the hero: the number or word, then what it is. */
  facts: fieldGroup({
    label: textField(),
    customers: fact,
    satisfaction: fact,
    answer: fact,
    founded: fact,
    /** How the share of satisfied customers was measured. */
    source: textField(long),
    /** Shown while `isFictional` of content/company.yaml is true. */
    fictional: textField(long),
  }),
  services: fieldGroup({
    ...section,
    cards: fieldGroup({
      newLoan: fieldGroup({ ...passage, badge: textField() }),
      refinancing: fieldGroup(passage),
      documents: fieldGroup(passage),
      advice: fieldGroup({ ...passage, badge: textField() }),
    }),
  }),
  benefits: fieldGroup({
    ...section,
    items: fieldGroup({
      speed: fieldGroup(passage),
      security: fieldGroup(passage),
      simplicity: fieldGroup(passage),
      quality: fieldGroup(passage),
    }),
  }),
  howItWorks: fieldGroup({
    ...section,
    steps: fieldGroup({
      simulation: step,
      approval: step,
      payout: step,
    }),
  }),
  testimonials: fieldGroup({
    ...section,
    /** Shown while `isFictional` of content/company.yaml is true. */
    fictional: textField(long),
    items: fieldGroup({ baker: customer, carpenter: customer, nurse: customer }),
  }),
  faq: fieldGroup({
    /** {contact} becomes a link with the words of `contact`. */
    ...section,
    contact: textField(),
  }),
  /** Above the last button, on other pages too. */
  closing: fieldGroup(passage),
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
