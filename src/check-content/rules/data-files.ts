import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHome } from '../../content/home-schema.ts';
import { parseCompany } from '../../domain/node/read-company.ts';
import { findDamage } from '../../helpers/node/data-file.ts';
import { siteLanguages } from '../../i18n/languages.ts';
import { type ContentFinding, contentFinding, type FileFinding } from '../content-finding.ts';

/**
 * Checks the data files, without which no other check can be loaded.
 * @param contentFolder path of the folder `content`
 */
export function* checkDataFiles(contentFolder: string): Generator<ContentFinding> {
  let isDamaged = false;
  for (const path of globSync('**/*.yaml', { cwd: contentFolder })) {
    const message = findDamage(readFileSync(join(contentFolder, path), 'utf8'));
    if (message) yield contentFinding({ path }, { message });
    isDamaged ||= message !== undefined;
  }
  if (isDamaged) return;
  const checks = [
    ['company.yaml', parseCompany, 'Restore it from Git.'] as const,
    ...siteLanguages.map(
      (language) =>
        [
          `home/${language}.yaml`,
          parseHome,
          'Copy that of another language, or restore it.',
        ] as const,
    ),
  ];
  for (const [path, parse, ifMissing] of checks)
    for (const finding of dataFileFindings(join(contentFolder, path), parse, ifMissing))
      yield contentFinding({ path }, finding);
}

function* dataFileFindings(
  file: string,
  parse: typeof parseCompany | typeof parseHome,
  ifMissing: string,
): Generator<FileFinding> {
  if (!existsSync(file)) {
    yield { message: `This file is missing. ${ifMissing}` };
    return;
  }
  const result = parse(readFileSync(file, 'utf8'));
  if ('findings' in result) yield* result.findings;
}
