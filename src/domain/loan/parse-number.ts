/** Forms of a positive number without currency signs and spaces. */
const shapes = [
  /^\d+([.,]\d{1,2})?$/, // 5000 · 5000,00 · 5000.5
  /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/, // 5.000 · 5.000,00
  /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/, // 5,000 · 5,000.00
];

/**
 * Reads a positive number as written in any of the site's languages: `5000`, `5.000`, `5 000`, `5,000`, `€ 5.000,00`,
 * `5.000,-`. A dot or comma before exactly three digits is a group separator; before one or two digits it is the
 * decimal sign.
 * @returns the number, or NaN when the text is empty or not such a number
 */
export function parseNumber(text: string): number {
  const bare = text.replace(/€|eur(os?)?|[\s'’]/gi, '').replace(/(?<=\d)[.,][-–—]$/, '');
  if (!shapes.some((shape) => shape.test(bare))) return Number.NaN;
  const decimals = /[.,](\d{1,2})$/.exec(bare);
  const whole = decimals ? bare.slice(0, decimals.index) : bare;
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals?.[1] ?? 0}`);
}
