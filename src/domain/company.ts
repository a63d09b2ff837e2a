/**
 * The company of `content/company.yaml`. To import this reads the file and may throw, so programs
 * that print its mistakes load by `import()` what needs it. Pages and browsers get these values
 * without the reader: `src/integrations/inline-company-values.ts`.
 */
import { readCompany } from './node/read-company.ts';

export const { company, companyProfile, supervision, cities } = readCompany();
