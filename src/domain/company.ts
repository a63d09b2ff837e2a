/**
 * The company of `content/company.yaml`. Pages and browsers get these values without the
 * reader: `src/integrations/inline-company-values.ts`.
 */
import { readCompany } from './node/read-company.ts';

export const { company, companyProfile, supervision, cities } = readCompany();
