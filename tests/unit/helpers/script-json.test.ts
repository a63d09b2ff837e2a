import { expect, it } from 'vitest';
import { scriptJson } from '../../../src/helpers/script-json.ts';

it('ends no script element, parses back', () => {
  const data = { text: '</script><!-- <script>' };
  expect(scriptJson(data)).not.toContain('<');
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
