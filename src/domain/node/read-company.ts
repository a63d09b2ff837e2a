/** Reads `content/company.yaml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  booleanField,
  type DataFinding,
  dateField,
  emailAddress,
  fieldGroup,
  integerField,
  optionalFieldGroup,
  parseData,
  textField,
  textLike,
  textListField,
} from '../../helpers/node/data-file.ts';
import { contentFolder } from '../../helpers/node/project-root.ts';
import { keysOf, recordOf } from '../../helpers/records.ts';
import { siteLanguageFor, siteLanguages, wizardLanguages } from '../../i18n/languages.ts';
import { weekdays } from '../opening-hours.ts';

export const companyFile = join(contentFolder, 'company.yaml');

const inEveryLanguage = fieldGroup(recordOf(siteLanguages, () => textField()));

const hours = z.optional(
  textLike(
    /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/,
    'is no time of opening and closing',
  ).check(
    z.refine(
      (span) => String(span.split('-')[0]) < String(span.split('-')[1]),
      'closes before it opens',
    ),
  ),
);

const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);

export const companySchema = fieldGroup({
  /** Marks facts and testimonials as examples. */
  isFictional: booleanField(),
  name: textField(),
  badge: textField(),
  /** Default of the setting SITE_URL. */
  origin: textLike(/^https:\/\/[^/\s]+$/, 'is no address without a path'),
  number: textField(),
  email: emailAddress(),
  /**
   * Of a fictional company: a number that is not assigned to anybody, see `src/domain/fiction.ts`.
   */
  phone: textLike(/^\+[1-9](?:\s?\d){6,14}$/, 'is no number that can be called from everywhere'),
  /** Spoken on the telephone; the site's languages are those of its pages. */
  phoneLanguages: textListField(),
  chatService: textField(),
  street: textField(),
  postalCode: textField(),
  city: inEveryLanguage,
  country: inEveryLanguage,
  countryCode: textLike(/^[A-Z]{2}$/, 'is no code of a country in ISO 3166-1'),
  founded: integerField(),
  /** Lower bound. */
  customers: integerField(),
  /** Satisfied customers, in percent. */
  satisfaction: integerField(100),
  /** Source of the satisfaction: number of customers who answered, and closing date. */
  survey: fieldGroup({ customers: integerField(), date: dateField() }),
  timeZone: textField().check(z.refine(isTimeZone, 'is no time zone')),
  /** By the company's clock. A day without hours is closed. */
  openingHours: optionalFieldGroup(recordOf(weekdays, () => hours)),
  /**
   * A fictional company has no licence. The footer shows what is filled in; texts name
   * the ombudsman.
   */
  supervision: optionalFieldGroup({
    registration: z.optional(textField()),
    supervisor: z.optional(textField()),
    ombudsman: z.optional(textField()),
  }),
});

type CompanyData = z.infer<typeof companySchema>;

/** By field: its example, and of a group either those of its fields or one that they share. */
type Examples<Fields> = {
  readonly [Name in keyof Fields]-?: Fields[Name] extends Leaf
    ? string
    : string | Examples<Fields[Name]>;
};

type Leaf = string | number | boolean | readonly string[] | undefined;

/** The examples that messages and the editing form show. */
export const companyExamples: Examples<CompanyData> = {
  isFictional: 'true',
  name: 'Solvanta',
  badge: 'Finance Pro',
  origin: 'https://solvanta.example',
  number: '0000.000.000',
  email: 'info@solvanta.example',
  phone: '+32 2 000 00 00',
  phoneLanguages: '[nl, fr]',
  chatService: 'WhatsApp',
  street: 'Voorbeeldlaan 1',
  postalCode: '"1000"',
  city: 'Brussel',
  country: 'België',
  countryCode: 'BE',
  founded: '2020',
  customers: '10000',
  satisfaction: '98',
  survey: { customers: '10000', date: '2026-03-31' },
  timeZone: 'Europe/Brussels',
  openingHours: '09:00-17:00',
  supervision: {
    registration: 'the number in the register of lenders',
    supervisor: 'who supervises the lender',
    ombudsman: 'who settles complaints',
  },
};

type CompanyValues = ReturnType<typeof toCompanyValues>;

export function parseCompany(
  source: string,
): { values: CompanyValues } | { findings: DataFinding[] } {
  const result = parseData(source, companySchema, adviceOn);
  return 'data' in result ? { values: toCompanyValues(result.data) } : result;
}

/** What to write in a field; in a group of fields, its first one. */
function adviceOn([typedName, fieldInGroup]: readonly string[]): string {
  const name = keysOf(companyExamples).find((known) => known === typedName) ?? 'name';
  const field = fieldInGroup ?? firstFieldOf(name) ?? name;
  const examples: string | Readonly<Record<string, string>> = companyExamples[name];
  const example = typeof examples === 'string' ? examples : examples[field];
  return fieldInGroup === undefined && field !== name
    ? `Write, for example: ${name}: and below it, with two spaces more, ${field}: ${example}`
    : `Write, for example: ${field}: ${example}`;
}

/** The first field below a group. */
function firstFieldOf(name: keyof CompanyData): string | undefined {
  const [examples, schema] = [companyExamples[name], companySchema.shape[name]];
  if (typeof examples !== 'string') return Object.keys(examples)[0];
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape)[0] : undefined;
}

/**
 * Reads the company of `content/company.yaml`.
 * @throws Error with the sentences of {@link parseCompany}
 */
export function readCompany(): CompanyValues {
  const result = parseCompany(readFileSync(companyFile, 'utf8'));
  if ('values' in result) return result.values;
  const error = new Error(
    result.findings
      .map(
        ({ field, message }) =>
          `content/company.yaml${field ? `, field ${field}` : ''}: ${message}`,
      )
      .join('\n'),
  );
  // The sentences say all.
  error.stack = error.message;
  throw error;
}

function toCompanyValues(data: CompanyData) {
  const { city, country, phone, openingHours, supervision } = data;
  const digits = phone.replaceAll(/\D/g, '');
  return {
    company: {
      isFictional: data.isFictional,
      name: data.name,
      origin: data.origin,
      number: data.number,
      email: data.email,
      /** `text` has no-break spaces, so that the number stays on one line. */
      phone: { text: phone.replaceAll(/\s/g, '\u00a0'), dial: `+${digits}` },
      street: data.street,
      postalCode: data.postalCode,
      timeZone: data.timeZone,
    },
    /** What only pages say, so that scripts do not contain it. */
    companyProfile: {
      badge: data.badge,
      founded: data.founded,
      customers: data.customers,
      survey: data.survey,
      chatService: data.chatService,
      phoneLanguages: data.phoneLanguages,
      countryCode: data.countryCode,
      chat: `https://wa.me/${digits}`,
      /** As a fraction. */
      satisfaction: data.satisfaction / 100,
      /** From Monday to Sunday; null when closed. */
      openingHours: weekdays.map((day) => {
        const [opens, closes] = openingHours[day]?.split('-') ?? [];
        return opens && closes ? { opens, closes } : null;
      }),
    },
    supervision: {
      registration: supervision.registration ?? '',
      supervisor: supervision.supervisor ?? '',
      ombudsman: supervision.ombudsman ?? '',
    },
    cities: city,
    postalAddresses: recordOf(wizardLanguages, (language) => {
      const known = siteLanguageFor(language);
      // The no-break space keeps postcode and town together.
      return `${data.street}, ${data.postalCode}\u00a0${city[known]}, ${country[known]}`;
    }),
  };
}
