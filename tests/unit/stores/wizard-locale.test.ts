/** The wizard's language while catalogues load. */
import { expect, it, vi } from 'vitest';
import { type Language, wizardLanguages } from '../../../src/i18n/languages.ts';

const [present, slow, quick] = wizardLanguages as [Language, Language, Language];

it('$wizardLocale keeps the later of two choices', async () => {
  vi.resetModules();
  const { wizardMessages } = await import('../../../src/i18n/messages/wizard-messages.ts');
  const { $wizardLocale, setWizardLanguage } = await import('../../../src/stores/wizard-locale.ts');
  $wizardLocale.set({ language: present, texts: await wizardMessages(present) });
  // Only this one is loaded already.
  await wizardMessages(quick);
  const order: string[] = [];
  await Promise.all([
    setWizardLanguage(slow).then(() => order.push('slow')),
    setWizardLanguage(quick).then(() => order.push('quick')),
  ]);
  expect(order).toEqual(['quick', 'slow']);
  expect($wizardLocale.get()?.language).toBe(quick);
});
