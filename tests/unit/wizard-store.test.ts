/** What the rules of the wizard do and return. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { duplicateWindowMs, toReference } from '../../src/domain/api.ts';
import { termLimits } from '../../src/domain/loan/limits.ts';
import { receivedAtHeader, referenceHeader } from '../../src/domain/loan/receipt-headers.ts';
import { isNumberField, loanFields, loanSteps } from '../../src/domain/loan/request.ts';
import { wizardLanguages } from '../../src/i18n/languages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';
import { orderNames } from '../../src/i18n/name-order.ts';
import { $draft, setText } from '../../src/stores/loan.ts';
import {
  $submission,
  $wizard,
  back,
  editStep,
  markCorrected,
  next,
  resetWizard,
  showHistoryStep,
  submit,
} from '../../src/stores/wizard.ts';
import { $wizardLocale } from '../../src/stores/wizard-locale.ts';
import { $sentRequest, tickPaper } from '../../src/stores/wizard-receipt.ts';
import { applicant } from '../support/submission.ts';

vi.stubGlobal('dispatchEvent', () => true);
const post = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', post);
const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keyOf = (call: number) =>
  new Headers(post.mock.calls[call]?.[1]?.headers).get('Idempotency-Key') ?? '';

const answer = (step: 2 | 3) => {
  for (const field of loanSteps[step - 1] ?? [])
    if (!isNumberField(field)) setText(field, applicant[field]);
};

describe.each(wizardLanguages)('in %s', async (language) => {
  const texts = await wizardMessages(language);
  const [firstName] = orderNames(loanSteps[2], language);

  beforeEach(() => {
    $wizardLocale.set({ language, texts });
    resetWizard();
    $submission.set({ status: 'idle' });
    post.mockReset();
    complain.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('Next stops at the first missing field', () => {
    setText('duration', '');
    expect(next()).toEqual({ kind: 'stopped', at: 'duration' });
    expect($wizard.get()).toMatchObject({ step: 1, uncorrectedFields: ['duration'] });
    setText('duration', '12');
    markCorrected('duration');
    expect($wizard.get()).toMatchObject({ invalidFields: ['duration'], uncorrectedFields: [] });
    expect(next()).toEqual({ kind: 'moved', to: 2, at: 'heading' });
    expect($wizard.get()).toMatchObject({ step: 2, direction: 'forward', invalidFields: [] });
  });

  it('Back stops at the first step', () => {
    expect(back()).toEqual({ kind: 'nothing' });
    next();
    expect(back()).toEqual({ kind: 'moved', to: 1, at: 'heading' });
    expect($wizard.get()).toMatchObject({ step: 1, direction: 'back' });
  });

  it('editing starts at a field, returns to review', () => {
    next();
    answer(2);
    next();
    expect(editStep(1)).toEqual({ kind: 'moved', to: 1, at: 'amount' });
    expect(next()).toEqual({ kind: 'moved', to: 3, at: 'review' });
    expect(editStep(2)).toEqual({ kind: 'moved', to: 2, at: 'profession' });
    setText('country', ' ');
    expect(next()).toEqual({ kind: 'stopped', at: 'country' });
    expect($wizard.get()).toMatchObject({ step: 2, isEditing: true });
    expect(back()).toEqual({ kind: 'moved', to: 3, at: 'review' });
  });

  it('history shows a step after complete ones', () => {
    expect(showHistoryStep(1, false)).toEqual({ kind: 'nothing' });
    expect(showHistoryStep(3, false)).toEqual({ kind: 'moved', to: 2, at: 'heading' });
    answer(2);
    expect(showHistoryStep(3, false)).toEqual({ kind: 'moved', to: 3, at: 'heading' });
    expect(showHistoryStep(1, true)).toEqual({ kind: 'moved', to: 1, at: 'heading' });
    expect(showHistoryStep(3, false)).toEqual({ kind: 'moved', to: 3, at: 'review' });
  });

  it('sends nothing while a step is incomplete', async () => {
    next();
    answer(2);
    next();
    expect(await submit()).toEqual({ kind: 'stopped', at: firstName });
    answer(3);
    setText('address', '');
    expect(await submit()).toEqual({ kind: 'stopped', at: 'address' });
    expect($wizard.get()).toMatchObject({
      step: 2,
      isEditing: true,
      uncorrectedFields: ['address'],
    });
    expect(post).not.toHaveBeenCalled();
  });

  it('ignores presses while sending, failure moves nothing', async () => {
    answer(2);
    answer(3);
    let refuse = () => {};
    post.mockImplementationOnce(
      () => new Promise((_, reject) => (refuse = () => reject(new TypeError('offline')))),
    );
    const firstOutcome = submit();
    expect(await submit()).toEqual({ kind: 'nothing' });
    await vi.waitFor(() => expect(post).toHaveBeenCalled());
    refuse();
    expect(await firstOutcome).toEqual({ kind: 'nothing' });
    expect($submission.get()).toEqual({ status: 'failed', reason: 'send' });
    expect(complain.mock.calls).toEqual([['Email verzenden mislukt']]);
    expect(post).toHaveBeenCalledOnce();
  });

  it('an unchanged request keeps its key without storage', async () => {
    answer(2);
    answer(3);
    post.mockRejectedValue(new TypeError('offline'));
    await submit();
    await submit();
    setText('phone', '+32 2 000 00 00');
    await submit();
    expect([keyOf(1) === keyOf(0), keyOf(2) === keyOf(0)]).toEqual([true, false]);
  });

  it('equal requests within ten minutes share a reference', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    post.mockImplementation(async () => new Response());
    const send = async () => {
      answer(2);
      answer(3);
      await submit();
      return $sentRequest.get()?.reference;
    };
    const firstReference = await send();
    expect(firstReference).toBe(toReference(keyOf(0)));
    vi.advanceTimersByTime(duplicateWindowMs - 1);
    expect(await send()).toBe(firstReference);
    vi.advanceTimersByTime(duplicateWindowMs + 1);
    expect(await send()).not.toBe(firstReference);
  });

  it('a failed request keeps the receipt of the one before', async () => {
    post.mockImplementationOnce(async () => new Response());
    answer(2);
    answer(3);
    await submit();
    tickPaper('income', true);
    const receipt = $sentRequest.get();
    post.mockRejectedValueOnce(new TypeError('offline'));
    answer(2);
    answer(3);
    setText('phone', '+32 2 000 00 00');
    await submit();
    expect($sentRequest.get()).toEqual(receipt);
  });

  it('a sent request is confirmed and forgotten', async () => {
    answer(2);
    answer(3);
    const answers = { ...$draft.get(), amount: '5500' };
    setText('amount', '€ 5.500,00');
    setText('email', `mailto:${applicant.email}\u200b`);
    const empty = $draft.init;
    const receivedAt = '2026-11-28T03:16:07.345Z';
    // Another tab sent the same before.
    const reference = '7K3MQ-9XD4T';
    const headers = { [receivedAtHeader]: receivedAt, [referenceHeader]: reference };
    post.mockResolvedValueOnce(new Response(null, { headers }));
    expect(await submit()).toEqual({ kind: 'sent' });
    expect($sentRequest.get()).toEqual({
      reference,
      sentAt: expect.any(Number),
      receivedAt: Date.parse(receivedAt),
      answers,
    });
    for (const paper of ['income', 'come', 'in']) tickPaper(paper, true);
    tickPaper('come', false);
    expect($sentRequest.get()?.tickedPapers).toBe(' income in');
    const body = JSON.parse(String(post.mock.calls[0]?.[1]?.body));
    expect(Object.keys(body)).toEqual(loanFields);
    expect(body).toMatchObject({ ...applicant, amount: 5_500, duration: termLimits.default });
    expect($draft.get()).toEqual(empty);
    expect($wizard.get()).toMatchObject({ step: 1, isEditing: false });
  });
});
