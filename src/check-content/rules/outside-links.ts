import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isDraft } from '../../content/publication.ts';
import { type ContentEntry, dataFiles, readYaml } from '../../content/read-content.ts';
import { today } from '../../domain/today.ts';
import { isoDay } from '../../i18n/format.ts';
import type { CheckContext } from '../check-context.ts';
import type { ContentFinding } from '../content-finding.ts';
import { linksOf } from '../markdown-tree.ts';

const listPath = `content/${dataFiles.outsideLinks}`;

const maxAgeMonths = 6;

const maxListed = 5;

/**
 * The day on which an editor last opened each URL, as 2026-11-28; null when no editor has opened
 * it yet.
 */
const listSchema = z.nullable(z.record(z.url(), z.nullable(z.iso.date())));

/**
 * Checks `content/outside-links.yaml`: the pages of others that the texts link to, and when an
 * editor last opened each.
 */
export function* checkOutsideLinks({
  contentFolder,
  files,
  siteOrigin,
}: CheckContext): Generator<ContentFinding> {
  const day = today();
  const path = join(contentFolder, dataFiles.outsideLinks);
  const list = listSchema.safeParse(existsSync(path) ? readYaml(path) : null);
  if (!list.success) {
    yield {
      file: listPath,
      message: `It cannot be read. Write each URL once, with the day on which you opened it: https://www.fsma.be/nl: ${day}`,
    };
    return;
  }
  const dates = list.data ?? {};
  const linked = new Map(
    files
      .filter((text) => !isDraft(text))
      .flatMap((text) =>
        outsideLinksOf(text, siteOrigin).map((url) => [url, `content/${text.path}`] as const),
      ),
  );
  const isRemark = true;
  for (const [url, from] of linked)
    if (!(url in dates))
      yield {
        isRemark,
        file: from,
        message: `Open ${url}. If it says what the text says, write it into ${listPath}, with today's date: ${url}: ${day}`,
      };
  for (const url of Object.keys(dates))
    if (!linked.has(url))
      yield { isRemark, file: listPath, message: `No text links to ${url}. Remove the line.` };
  const oldestAllowed = monthsBefore(day, maxAgeMonths);
  const old = Object.entries(dates)
    .filter(([url, openedOn]) => linked.has(url) && (openedOn ?? '') < oldestAllowed)
    .sort(([, a], [, b]) => (a ?? '').localeCompare(b ?? ''))
    .map(([url, openedOn]) => `${url} (${linked.get(url)}, ${openedOn ?? 'never'})`);
  if (old.length > 0)
    yield {
      isRemark,
      file: listPath,
      message: `${old.length} pages of others have not been opened for ${maxAgeMonths} months. Open them, and write today's date beside each that still says what our text says: ${old.slice(0, maxListed).join(', ')}${old.length > maxListed ? ' and others' : ''}.`,
    };
}

function outsideLinksOf(text: ContentEntry, siteOrigin: string): string[] {
  return linksOf(text.tree)
    .map(({ url }) => url)
    .filter((url) => url.startsWith('https:') && URL.parse(url)?.origin !== siteOrigin);
}

/** @returns the same day of the earlier month, or its last day if that month is shorter */
function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const sameDay = Date.UTC(year, month, date.getUTCDate());
  const lastDay = Date.UTC(year, month + 1, 0);
  return isoDay(new Date(Math.min(sameDay, lastDay)));
}
