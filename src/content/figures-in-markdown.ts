import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import { companyFile } from '../domain/node/read-company.ts';
import { projectRoot } from '../helpers/node/project-root.ts';
import { joinSuffixes } from '../i18n/word-joiner.ts';
import { type FigureContext, figureContext, retentionDays } from './figure-context.ts';
import { computeFigure, placeholder } from './figures.ts';
import { loanChart } from './loan-chart.ts';
import {
  computeLoanTable,
  isTablePlaceholder,
  type LoanTable,
  tablePlaceholderIn,
} from './loan-table.ts';
import { languageOfFile, pathInContent } from './read-content.ts';

const visitors = {
  paragraph(node, context) {
    const source = tablePlaceholderIn(node);
    const figures = contextFor(context.fileURL);
    if (source === undefined || !figures) return;
    const raw = tableHtml(computeLoanTable(source, figures));
    context.replaceNode(node, { raw, mdxExpressions: false });
  },
  text(node, context) {
    const figures = contextFor(context.fileURL);
    if (!figures) return;
    const filled = node.value.replace(placeholder, (whole, source: string) =>
      isTablePlaceholder(source) ? whole : computeFigure(source, figures),
    );
    const value = joinSuffixes(filled);
    if (value !== node.value) context.setProperty(node, 'value', value);
  },
} satisfies Omit<MdastPluginDefinition, 'name'>;

/**
 * Replaces placeholders by computed figures and tables, and keeps suffixes on the line of
 * their figures.
 */
export const figuresInMarkdown = defineMdastPlugin({ name: 'figures', ...visitors });

/**
 * The same for Astro, with a hash of everything that rendered texts depend on: Astro drops its
 * cache of them when the plugin's name changes.
 */
export function figuresForAstro(): MdastPluginDefinition {
  const hash = createHash('sha256').update(`${process.version} ${retentionDays}`);
  const sourceFolder = join(projectRoot, 'src');
  const files = globSync('{content,domain,i18n,settings}/**/*.ts', { cwd: sourceFolder }).sort();
  for (const file of [companyFile, ...files.map((name) => join(sourceFolder, name))])
    hash.update(readFileSync(file));
  return defineMdastPlugin({ name: `figures-${hash.digest('hex').slice(0, 12)}`, ...visitors });
}

function contextFor(file: URL | undefined): FigureContext | undefined {
  const language = file && languageOfFile(pathInContent(fileURLToPath(file)));
  // Otherwise the placeholder itself would be published.
  if (file && !language) throw new Error(`No language for ${file}`);
  return language && figureContext(language);
}

/** A section that can be scrolled sideways, also by keyboard. */
function tableHtml({ caption, columns, rows, loans }: LoanTable): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map(
    ([rowHeader, ...cells]) =>
      `<tr><th scope="row">${rowHeader}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<section class="loan-table" tabindex="0" aria-label="${caption}"><table><caption>${caption}${loanChart(loans)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></section>`;
}
