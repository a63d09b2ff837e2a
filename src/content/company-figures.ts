/**
 * Facts about the company: figures such as `{company customers}` and
 * `{company opens monday-friday}`.
 */
import { company, companyProfile, supervision } from '../domain/company.ts';
import { weekdays } from '../domain/opening-hours.ts';
import { postalAddresses } from '../domain/postal-addresses.ts';
import { formatDate, formatNumber, formatRate, formatTime } from '../i18n/format.ts';
import type { SiteLanguage } from '../i18n/languages.ts';
import type { FigureContext } from './figure-context.ts';
import { formatPlaceholders, type PlaceholderProblem } from './figure-error.ts';

/**
 * A fact about the company, as it stands in a text; a problem when it is unknown or empty, or when
 * the hours of the days differ.
 */
export function companyFigure(
  words: string[],
  { language }: FigureContext,
): string | PlaceholderProblem {
  const [name = '', days = '', timeZone = company.timeZone, ...otherWords] = words;
  if ((name === 'opens' || name === 'closes') && otherWords.length === 0)
    return officeHour(name, days, timeZone, language);
  const facts = {
    name: company.name,
    address: postalAddresses[language],
    email: company.email,
    phone: company.phone.text,
    number: company.number,
    ombudsman: supervision.ombudsman,
    founded: `${companyProfile.founded}`,
    customers: formatNumber(companyProfile.customers, language),
    satisfaction: formatRate(companyProfile.satisfaction, language),
    'survey-customers': formatNumber(companyProfile.survey.customers, language),
    'survey-date': formatDate(new Date(companyProfile.survey.date), language),
  };
  // A map: `{company constructor}` would find what every object has.
  const filled = new Map(Object.entries(facts).filter(([, value]) => value));
  const fact = filled.get(words.join(' '));
  if (fact !== undefined) return fact;
  return {
    problem: `is no known fact about the company. Write one of ${formatPlaceholders('company', [...filled.keys(), 'opens monday-friday', 'closes saturday'])}.`,
  };
}

/**
 * The hour at which the office opens or closes on a day or on several, such as `monday-friday`, by
 * a clock.
 */
function officeHour(
  end: 'opens' | 'closes',
  days: string,
  timeZone: string,
  language: SiteLanguage,
): string | PlaceholderProblem {
  const dayNames: readonly string[] = weekdays;
  const [firstDay = -1, lastDay = firstDay, ...otherDays] = days
    .split('-')
    .map((day) => dayNames.indexOf(day));
  const hours = companyProfile.openingHours.slice(firstDay, lastDay + 1).map((day) => day?.[end]);
  const [hour] = hours;
  const isZone = Intl.supportedValuesOf('timeZone').includes(timeZone);
  if (
    !isZone ||
    firstDay < 0 ||
    otherDays.length > 0 ||
    !hour ||
    hours.some((other) => other !== hour)
  )
    return {
      problem: `is no hour: content/company.yaml has none for ${days || 'this day'}, or several. Write {company opens monday-friday} or {company closes saturday}, with days of the same hours, {company opens saturday Europe/Helsinki} for the clock of another place, or rewrite the sentence.`,
    };
  return formatHour(hour, timeZone, language);
}

/** @param time by the company's clock, such as 09:00 */
function formatHour(time: string, timeZone: string, language: SiteLanguage): string {
  const minutesOf = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return 60 * hour + minute;
  };
  const minutesAt = (zone: string) =>
    minutesOf(new Date('2024-01-01T12:00Z').toLocaleTimeString('sv', { timeZone: zone }));
  const dayMinutes = 24 * 60;
  const localMinutes =
    (minutesOf(time) + minutesAt(timeZone) - minutesAt(company.timeZone) + dayMinutes) % dayMinutes;
  const [hour, minute] = [Math.floor(localMinutes / 60), localMinutes % 60];
  if (minute === 0) return `${hour}`;
  return formatTime([hour, minute].map((part) => `${part}`.padStart(2, '0')).join(':'), language);
}
