import type { Plugin } from 'vite';
import { companyFile, readCompany } from '../domain/node/read-company.ts';

/** Gives pages and browsers the values of the company file in place of the reader with its parser. */
export function inlineCompanyValues(): Plugin {
  return {
    name: 'company-values',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/domain\/company-values\.ts$/ },
      handler() {
        this.addWatchFile(companyFile);
        return Object.entries(readCompany())
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
