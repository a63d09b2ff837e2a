/** Something in the built site that has to be otherwise before anybody is sent there. */
export interface SiteFault {
  /** As the site serves it, from a slash on. */
  file: string;
  /** What visitors write, where the file is a page. */
  address?: string;
  /** What is wrong and what to do, in whole sentences. */
  message: string;
}

/** One line for one fault. */
export function faultLine({ file, address, message }: SiteFault): string {
  return `${[`dist${file}`, address].filter(Boolean).join(', ')}: ${message}`;
}

/** Everything that is wrong, with a last line that counts it. */
export function faultReport(faults: readonly SiteFault[]): string {
  const count = faults.length === 1 ? 'One thing' : `${faults.length} things`;
  return [...faults.map(faultLine), `${count} to mend in the built site.`].join('\n\n');
}
