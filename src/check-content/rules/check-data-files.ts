/** Checks the fields of the data files, without which no other check can be loaded. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHome } from '../../content/home-schema.ts';
import { parseCompany } from '../../domain/node/read-company.ts';
import { findDamage } from '../../helpers/node/data-file.ts';
import { siteLanguages } from '../../i18n/languages.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

/** @param content path of the folder `content` */
export function checkDataFiles(content: string): ContentFinding[] {
  const damages = globSync('**/*.yaml', { cwd: content }).flatMap((path) => {
    const message = findDamage(readFileSync(join(content, path), 'utf8'));
    return message ? [contentFinding({ path }, { message })] : [];
  });
  // Other findings would have the same cause.
  if (damages.length > 0) return damages;
  return [
    ...checkDataFile(content, 'company.yaml', parseCompany),
    ...siteLanguages.flatMap((language) =>
      checkDataFile(content, `home/${language}.yaml`, parseHome),
    ),
  ];
}

function checkDataFile(
  content: string,
  path: string,
  parse: typeof parseCompany | typeof parseHome,
): ContentFinding[] {
  if (!existsSync(join(content, path)))
    return [
      contentFinding(
        { path },
        { message: 'This file is missing. Copy that of another language, or restore it.' },
      ),
    ];
  const result = parse(readFileSync(join(content, path), 'utf8'));
  return 'findings' in result
    ? result.findings.map((finding) => contentFinding({ path }, finding))
    : [];
}
