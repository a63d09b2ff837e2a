/** How the editing surface reads and writes our files: as `npm run new` writes them, so that an unchanged one stays. */
import { parse, stringify } from 'yaml';
import { splitFile } from '../content/front-matter.ts';

/** The tool takes a format for markdown only when its name ends like this. */
export const fileFormat = 'editors-frontmatter';

export function fromFile(source: string): Record<string, unknown> {
  const { top, body } = splitFile(source);
  return { ...(parse(top ?? '') as Record<string, unknown> | null), body: body.trim() };
}

export function toFile({ body, draft, ...fields }: Record<string, unknown>): string {
  // The tool's switch says false where nothing was said. Only a draft says that it is one.
  const top = stringify({ ...fields, ...(draft === true && { draft }) }, { lineWidth: 0 });
  // What nobody can see is written so that it can be seen in the file.
  const visible = top.replace(
    /^(\w+): (.*\u00AD.*)$/gm,
    (_line, name: string, value: string) =>
      `${name}: ${JSON.stringify(parse(value)).replaceAll('\u00AD', '\\u00AD')}`,
  );
  return `---\n${visible}---\n\n${String(body ?? '').trim()}\n`;
}
