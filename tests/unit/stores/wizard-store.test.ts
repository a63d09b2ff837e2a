/** What the rules of the wizard do and return. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { duplicateWindowMs, loanPath } from '../../../src/domain/api.ts';
import { isNumberField, loanSteps, stepFields } from '../../../src/domain/loan/request.ts';
import { toReference } from '../../../src/domain/submission-id.ts';
import { wizardLanguages } from '../../../src/i18n/languages.ts';
import { wizardMessages } from '../../../src/i18n/messages/wizard-messages.ts';
import { orderNames } from '../../../src/i18n/name-order.ts';
import { setText } from '../../../src/stores/draft.ts';
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
import { $receipt } from '../../../src/stores/wizard-receipt.ts';
import { applicant } from '../../support/submission.ts';

vi.stubGlobal('dispatchEvent', () => true);
const post = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', post);
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keyOf = (call: number) =>
  new Headers(post.mock.calls[call]?.[1]?.headers).get('Idempotency-Key') ?? '';

const fillSteps = (...steps: (2 | 3)[]) => {
  for (const field of steps.flatMap((step) => stepFields(step)))
    if (!isNumberField(field)) setText(field, applicant[field]);
};

describe.each(wizardLanguages)('in %s', async (language) => {
  const texts = await wizardMessages(language);
  const [firstName] = orderNames(loanSteps[2], language);

  beforeEach(() => {
    $wizardLocale.set({ language, texts });
    resetWizard();
    $loanSubmission.set({ status: 'idle' });
    post.mockReset();
    log.mockClear();
  });
  afterEach(() => vi.useRealTimers());

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

  it('sends nothing while a step is incomplete', async () => {
    next();
    fillSteps(2);
    next();
    expect(await submit()).toEqual({ kind: 'stopped', at: firstName });
    fillSteps(3);
    setText('address', '');
    expect(await submit()).toEqual({ kind: 'stopped', at: 'address' });
    expect($wizard.get()).toMatchObject({
      step: 2,
      isEditing: true,
      uncorrectedFields: ['address'],
    });
    expect(post).not.toHaveBeenCalled();
  });

  it('sends in browsers that lack AbortSignal.timeout', async () => {
    const { AbortSignal } = globalThis;
    vi.stubGlobal('AbortSignal', class {});
    fillSteps(2, 3);
    post.mockResolvedValueOnce(new Response());
    const outcome = await submit();
    vi.stubGlobal('AbortSignal', AbortSignal);
    expect(outcome).toEqual({ kind: 'sent' });
  });

  it('an unchanged request keeps its key without storage', async () => {
    fillSteps(2, 3);
    post.mockRejectedValue(new TypeError('offline'));
    await submit();
    await submit();
    setText('phone', '+32 2 000 00 00');
    await submit();
    expect([keyOf(1) === keyOf(0), keyOf(2) === keyOf(0)]).toEqual([true, false]);
  });

  it('a failed request logs one line, no answers', async () => {
    fillSteps(2, 3);
    post.mockRejectedValueOnce(new TypeError('offline'));
    await submit();
    expect(log.mock.calls).toEqual([['Email verzenden mislukt']]);
  });

  it('a request follows no redirect', async () => {
    fillSteps(2, 3);
    post.mockRejectedValueOnce(new TypeError('offline'));
    await submit();
    expect(post.mock.calls).toEqual([[loanPath, expect.objectContaining({ redirect: 'error' })]]);
  });

  it('equal requests within ten minutes share a reference', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    post.mockImplementation(async () => new Response());
    const send = async () => {
      fillSteps(2, 3);
      await submit();
      return $receipt.get()?.reference;
    };
    const firstReference = await send();
    expect(firstReference).toBe(toReference(keyOf(0)));
    vi.advanceTimersByTime(duplicateWindowMs - 1);
    expect(await send()).toBe(firstReference);
    vi.advanceTimersByTime(duplicateWindowMs + 1);
    expect(await send()).not.toBe(firstReference);
  });

  it('only the pending request keeps its key', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const send = async (job: string) => {
      fillSteps(2, 3);
      setText('profession', job);
      await submit();
    };
    post.mockImplementation(async () => new Response());
    await send('Nurse');
    post.mockRejectedValueOnce(new TypeError('Offline'));
    await send('Baker');
    vi.advanceTimersByTime(duplicateWindowMs + 1);
    await send('Baker');
    expect(keyOf(2)).toBe(keyOf(1));
    post.mockRejectedValueOnce(new TypeError('Offline'));
    await send('Teacher');
    vi.advanceTimersByTime(duplicateWindowMs + 1);
    await send('Nurse');
    expect(keyOf(4)).not.toBe(keyOf(0));
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
