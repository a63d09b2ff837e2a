import { company } from './company.ts';

/** Today where the company is, as 2026-11-28. */
export function today(): string {
  return new Date().toLocaleDateString('sv', { timeZone: company.timeZone });
}
