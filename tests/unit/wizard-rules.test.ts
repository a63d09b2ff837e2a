/** What the rules of the wizard do and return. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { referenceOf } from '../../src/domain/api.ts';
import { isLoanNumber, loanFields, loanSteps } from '../../src/domain/loan/request.ts';
import { wizardLanguages } from '../../src/i18n/languages.ts';
import { wizardMessages } from '../../src/i18n/messages/wizard-messages.ts';
import { inNameOrder } from '../../src/i18n/name-order.ts';
import { $draft, setText, typeNumber } from '../../src/stores/loan.ts';
import {
  $confirmation,
  $submission,
  $wizard,
  back,
  change,
  clearEverything,
  markMended,
  next,
  revisit,
  submit,
} from '../../src/stores/wizard.ts';
import { applicant } from '../support/submission.ts';

vi.stubGlobal('dispatchEvent', () => true);
const post = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', post);
const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (step: 2 | 3) => {
  for (const field of loanSteps[step - 1] ?? [])
    if (!isLoanNumber(field)) setText(field, applicant[field]);
};

describe.each(wizardLanguages)('in %s', async (language) => {
  const spoken = { language, texts: await wizardMessages(language) };
  const [firstName] = inNameOrder(loanSteps[2], language);

  beforeEach(() => {
    clearEverything();
    $submission.set({ status: 'idle' });
    post.mockReset();
    complain.mockClear();
  });

  it('Next stops at the first field that is missing, and moves on when none is', () => {
    typeNumber('duration', '');
    expect(next(spoken)).toEqual({ kind: 'stopped', at: 'duration' });
    expect($wizard.get()).toMatchObject({ step: 1, incomplete: ['duration'] });
    typeNumber('duration', '12');
    markMended('duration');
    expect($wizard.get()).toMatchObject({ stopped: ['duration'], incomplete: [] });
    expect(next(spoken)).toEqual({ kind: 'moved', to: 2, at: 'heading' });
    expect($wizard.get()).toMatchObject({ step: 2, moved: 'forward', stopped: [] });
  });

  it('Back moves one step down and never below the first', () => {
    expect(back()).toEqual({ kind: 'nothing' });
    next(spoken);
    expect(back()).toEqual({ kind: 'moved', to: 1, at: 'heading' });
    expect($wizard.get()).toMatchObject({ step: 1, moved: 'back' });
  });

  it('a change begins at the first field and comes back to the review', () => {
    next(spoken);
    answer(2);
    next(spoken);
    expect(change(1, spoken)).toEqual({ kind: 'moved', to: 1, at: 'amount' });
    expect(next(spoken)).toEqual({ kind: 'moved', to: 3, at: 'review' });
    expect(change(2, spoken)).toEqual({ kind: 'moved', to: 2, at: 'profession' });
    setText('country', ' ');
    expect(next(spoken)).toEqual({ kind: 'stopped', at: 'country' });
    expect($wizard.get()).toMatchObject({ step: 2, changing: true });
    expect(back()).toEqual({ kind: 'moved', to: 3, at: 'review' });
  });

  it('a step of the browser’s history is shown when those before it are complete', () => {
    expect(revisit(1, false)).toEqual({ kind: 'nothing' });
    expect(revisit(3, false)).toEqual({ kind: 'moved', to: 2, at: 'heading' });
    answer(2);
    expect(revisit(3, false)).toEqual({ kind: 'moved', to: 3, at: 'heading' });
    expect(revisit(1, true)).toEqual({ kind: 'moved', to: 1, at: 'heading' });
    expect(revisit(3, false)).toEqual({ kind: 'moved', to: 3, at: 'review' });
  });

  it('nothing is sent while a step is not complete, an earlier one included', async () => {
    next(spoken);
    answer(2);
    next(spoken);
    expect(await submit(spoken)).toEqual({ kind: 'stopped', at: firstName });
    answer(3);
    setText('address', '');
    expect(await submit(spoken)).toEqual({ kind: 'stopped', at: 'address' });
    expect($wizard.get()).toMatchObject({ step: 2, changing: true, incomplete: ['address'] });
    expect(post).not.toHaveBeenCalled();
  });

  it('a press while it is sent does nothing, and a failure moves nothing', async () => {
    answer(2);
    answer(3);
    let refuse = () => {};
    post.mockImplementationOnce(
      () => new Promise((_, reject) => (refuse = () => reject(new TypeError('offline')))),
    );
    const first = submit(spoken);
    expect(await submit(spoken)).toEqual({ kind: 'nothing' });
    refuse();
    expect(await first).toEqual({ kind: 'nothing' });
    expect($submission.get()).toEqual({ status: 'failed', reason: 'send' });
    expect(complain.mock.calls).toEqual([['Email verzenden mislukt']]);
    expect(post).toHaveBeenCalledOnce();
  });

  it('an unchanged request is sent again under its key where the tab stores nothing', async () => {
    const keyOf = (call: number) =>
      new Headers(post.mock.calls[call]?.[1]?.headers).get('Idempotency-Key');
    answer(2);
    answer(3);
    post.mockRejectedValue(new TypeError('offline'));
    await submit(spoken);
    await submit(spoken);
    setText('phone', '+32 2 000 00 00');
    await submit(spoken);
    expect([keyOf(1) === keyOf(0), keyOf(2) === keyOf(0)]).toEqual([true, false]);
  });

  it('what was sent is confirmed with its number and forgotten', async () => {
    answer(2);
    answer(3);
    const empty = $draft.init;
    const answers = $draft.get();
    post.mockResolvedValueOnce(new Response());
    expect(await submit(spoken)).toEqual({ kind: 'sent' });
    const headers = new Headers(post.mock.calls[0]?.[1]?.headers);
    expect($confirmation.get()).toEqual({
      reference: referenceOf(headers.get('Idempotency-Key') ?? ''),
      answers,
    });
    expect(Object.keys(JSON.parse(String(post.mock.calls[0]?.[1]?.body)))).toEqual(loanFields);
    expect($draft.get()).toEqual(empty);
    expect($wizard.get()).toMatchObject({ step: 1, changing: false });
  });
});
