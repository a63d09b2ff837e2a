/** What a positive number may look like once currency signs and spaces are gone. */
const shapes = [
  /^\d+([.,]\d{1,2})?$/, // 5000 · 5000,00 · 5000.5
  /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/, // 5.000 · 5.000,00
  /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/, // 5,000 · 5,000.00
];

/**
 * Reads a positive number as people write one in any of our languages: `5000`, `5.000`, `5 000`, `5,000`,
 * `€ 5.000,00`, `5.000,-`. A sign followed by exactly three digits groups them; by one or two, it begins decimals.
 * @returns the number, or NaN when the text is empty or is no such number
 */
export function parseNumber(text: string): number {
  const bare = text.replace(/€|eur(os?)?|[\s'’]/gi, '').replace(/(?<=\d)[.,][-–—]$/, '');
  if (!shapes.some((shape) => shape.test(bare))) return Number.NaN;
  const decimals = /[.,](\d{1,2})$/.exec(bare);
  const whole = decimals ? bare.slice(0, decimals.index) : bare;
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals?.[1] ?? 0}`);
}
