/**
 * Apart from the other values, because browsers load it only for the printed
 * loan: src/integrations/inline-company-values.ts.
 */
import { readCompany } from './node/read-company.ts';

export const { postalAddresses } = readCompany();
