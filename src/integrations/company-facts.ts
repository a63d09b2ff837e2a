import type { Plugin } from 'vite';
import { companyFile, readCompany } from '../domain/read-company.ts';

/** Gives pages and browsers the values of the company's facts in place of the reader with its parser. */
export function companyFacts(): Plugin {
  return {
    name: 'company-facts',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/domain\/company-facts\.ts$/ },
      handler() {
        this.addWatchFile(companyFile);
        return Object.entries(readCompany())
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
