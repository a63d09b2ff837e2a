/** What the rules of the wizard do and return. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNumberField, loanSteps, stepFields } from '../../../src/domain/loan/request.ts';
import { wizardLanguages } from '../../../src/i18n/languages.ts';
import { wizardMessages } from '../../../src/i18n/messages/wizard-messages.ts';
import { orderNames } from '../../../src/i18n/name-order.ts';
import { setFieldValue } from '../../../src/stores/draft.ts';
import { $toast } from '../../../src/stores/toast.ts';
import {
  $loanSubmission,
  $wizard,
  next,
  resetWizard,
  showHistoryStep,
  submit,
} from '../../../src/stores/wizard.ts';
import { $wizardLocale } from '../../../src/stores/wizard-locale.ts';
import { applicant } from '../../support/submission.ts';

vi.stubGlobal('dispatchEvent', () => true);
const post = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', post);
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fillSteps = (...steps: (2 | 3)[]) => {
  for (const field of steps.flatMap((step) => stepFields(step)))
    if (!isNumberField(field)) setFieldValue(field, applicant[field]);
};

beforeEach(async () => {
  $wizardLocale.set({ language: 'nl', texts: await wizardMessages('nl') });
  resetWizard();
  $loanSubmission.set({ status: 'idle' });
  post.mockReset();
  log.mockClear();
});

it('history shows a step after complete ones', () => {
  expect(showHistoryStep(1)).toEqual({ kind: 'nothing' });
  expect(showHistoryStep(3)).toEqual({ kind: 'moved', to: 2, at: 'heading' });
  fillSteps(2);
  expect(showHistoryStep(3)).toEqual({ kind: 'moved', to: 3, at: 'heading' });
  expect(showHistoryStep(1, { isEditing: true })).toEqual({
    kind: 'moved',
    to: 1,
    at: 'heading',
  });
  expect(showHistoryStep(3)).toEqual({ kind: 'moved', to: 3, at: 'review' });
});

it('a failed request logs one line, no answers', async () => {
  fillSteps(2, 3);
  post.mockRejectedValueOnce(new TypeError('offline'));
  await submit();
  expect(log.mock.calls).toEqual([['Email verzenden mislukt']]);
});

it('equal answers are sent as equal requests', async () => {
  post.mockImplementation(async () => new Response());
  fillSteps(2, 3);
  await submit();
  fillSteps(2, 3);
  await submit();
  const [first, second] = post.mock.calls;
  expect(first).toBeDefined();
  expect(second?.[1]).toMatchObject({ body: first?.[1]?.body, headers: first?.[1]?.headers });
});

describe.each(wizardLanguages)('in %s', async (language) => {
  const texts = await wizardMessages(language);
  const [firstName] = orderNames(loanSteps[2], language);

  beforeEach(() => $wizardLocale.set({ language, texts }));

  it('sends nothing while a step is incomplete', async () => {
    next();
    fillSteps(2);
    next();
    expect(await submit()).toEqual({ kind: 'stopped', at: firstName });
    fillSteps(3);
    setFieldValue('address', '');
    expect(await submit()).toEqual({ kind: 'stopped', at: 'address' });
    expect($wizard.get()).toMatchObject({
      step: 2,
      isEditing: true,
      uncorrectedFields: ['address'],
    });
    expect(post).not.toHaveBeenCalled();
  });

  it.each([200, 500])('toast of a %i follows the chosen language', async (status) => {
    const [other = language] = wizardLanguages.filter((tag) => tag !== language);
    const otherTexts = await wizardMessages(other);
    fillSteps(2, 3);
    post.mockImplementationOnce(async () => {
      $wizardLocale.set({ language: other, texts: otherTexts });
      return new Response('', { status });
    });
    await submit();
    const { sent, failed } = otherTexts.toasts;
    expect($toast.get()).toMatchObject({ language: other, ...(status === 200 ? sent : failed) });
  });
});
