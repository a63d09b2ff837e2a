import { pick } from '../../helpers/records.ts';
import type { WizardMessages } from './types.ts';

/** What every page carries: not the texts of mails, nor those that few visitors load. */
const initialGroups = [
  'title',
  'close',
  'step',
  'steps',
  'progress',
  'completed',
  'language',
  'allRequired',
  'fields',
  'hints',
  'errors',
  'emailErrors',
  'warnings',
  'summary',
  'controls',
  'estimate',
  'review',
  'buttons',
  'privacy',
  'privacyPolicy',
  'draft',
  'clear',
  'toasts',
  'failures',
  'confirmation',
] as const satisfies readonly (keyof WizardMessages)[];

/** A wizard's catalogue as every page carries it. */
export function initialWizardMessages(catalogue: WizardMessages) {
  return { ...pick(catalogue, initialGroups), table: { title: catalogue.table.title } };
}

export type InitialWizardMessages = ReturnType<typeof initialWizardMessages>;
