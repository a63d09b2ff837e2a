import { defineHastPlugin } from 'satteri';

/**
 * Tables scroll like computed ones, named by their first row. The content security policy blocks
 * style attributes, so cells lose theirs.
 */
export const scrollableTables = defineHastPlugin({
  name: 'scrollable-tables',
  element: [
    {
      filter: ['table'],
      visit(table, context) {
        const head = table.children.find((child) => child.type === 'element');
        const titles = head ? context.textContent(head).trim() : '';
        const ariaLabel = titles.replaceAll(/\s*\n\s*/g, '; ');
        const properties = { className: ['loan-table'], tabIndex: 0, ariaLabel };
        context.wrapNode(table, { type: 'element', tagName: 'section', properties, children: [] });
      },
    },
    {
      filter: ['td', 'th'],
      visit(cell, context) {
        if (cell.properties.style) context.setProperty(cell, 'style', undefined);
      },
    },
  ],
});
