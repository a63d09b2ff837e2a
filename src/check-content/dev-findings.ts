import { homeFile } from '../content/home-schema.ts';
import { isContentEntry, pageShowing, readContent } from '../content/read-content.ts';
import { siteLanguages } from '../i18n/languages.ts';
import { pagePath } from '../i18n/routes.ts';
import { type ContentFinding, formatContentFinding } from './content-finding.ts';

/** A finding as the strip in the browser shows it. */
export interface DevFinding {
  text: string;
  isRemark: boolean;
  /** Path of the page that shows the text; undefined when there is none. */
  page: string | undefined;
}

export function toDevFindings(
  contentFolder: string,
  findings: readonly ContentFinding[],
): DevFinding[] {
  const pages = new Map<string, string>([
    ...siteLanguages.map((language) => [homeFile(language), pagePath('home', language)] as const),
    ...readContent(contentFolder)
      .filter(isContentEntry)
      .map(
        (entry) => [`content/${entry.path}`, pagePath(pageShowing(entry), entry.language)] as const,
      ),
  ]);
  return findings.map((finding) => ({
    text: formatContentFinding(finding),
    isRemark: finding.isRemark === true,
    page: pages.get(finding.file),
  }));
}
