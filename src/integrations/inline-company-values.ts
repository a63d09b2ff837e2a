import type { Plugin } from 'vite';
import { companyFile, readCompany } from '../domain/node/read-company.ts';

/**
 * Gives pages and browsers the values of the company file in place of the reader with its parser.
 */
export function inlineCompanyValues(): Plugin {
  return {
    name: 'inline-company-values',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/domain\/(company|postal-addresses)\.ts$/ },
      handler(id) {
        this.addWatchFile(companyFile);
        const { postalAddresses, ...values } = readCompany();
        return Object.entries(id.endsWith('company.ts') ? values : { postalAddresses })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    // If one of the two files in the filter above is renamed, browsers would load its reader.
    transform: {
      filter: { id: /\/src\/\w+\/node\// },
      handler(_, id) {
        if (this.environment.config.consumer === 'client')
          this.error(`Browsers would load ${id}, which needs Node`);
      },
    },
  };
}
