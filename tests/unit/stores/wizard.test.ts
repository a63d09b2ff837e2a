/** What the rules of the wizard do and return. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxBodyBytes } from '../../../src/domain/api.ts';
import { isNumberField } from '../../../src/domain/loan/request.ts';
import { stepFields } from '../../../src/domain/loan/request-steps.ts';
import { wizardLanguages } from '../../../src/i18n/languages.ts';
import { wizardMessages } from '../../../src/i18n/messages/wizard-messages.ts';
import { orderFields } from '../../../src/i18n/order-fields.ts';
import { $draft, initialDraft, setFieldValue } from '../../../src/stores/draft.ts';
import { $toast } from '../../../src/stores/toast.ts';
import {
  $clearedDraft,
  $loanProgress,
  $wizard,
  clearWithUndo,
  editStep,
  forgetOnLeave,
  goBack,
  goNext,
  markChanged,
  resetWizard,
  sendLoanRequest,
  showHistoryStep,
  undoClear,
  type WizardOutcome,
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

const fillSteps = (...steps: (2 | 3)[]) => {
  for (const field of steps.flatMap((step) => stepFields[step]))
    if (!isNumberField(field)) setFieldValue(field, applicant[field]);
};

/** Shows the review of a complete draft. */
const goToReview = () => {
  fillSteps(2, 3);
  goNext();
  goNext();
};

beforeEach(async () => {
  $wizardLocale.set({ language: 'nl', texts: await wizardMessages('nl') });
  resetWizard();
  $loanProgress.set({ status: 'idle' });
  post.mockReset();
  log.mockClear();
});

it('history shows a step after complete ones', () => {
  expect(showHistoryStep(1)).toBeUndefined();
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

describe('Next and Back', () => {
  type Rule = () => WizardOutcome | undefined;
  const moves: [fact: string, state: () => void, rule: Rule, to: WizardOutcome | undefined][] = [
    ['Next leads on', () => {}, goNext, { kind: 'moved', to: 2, at: 'heading' }],
    ['Next stops at a missing value', goNext, goNext, { kind: 'stopped', at: 'profession' }],
    ['Next stays on the last step', goToReview, goNext, undefined],
    ['Back leads back', goToReview, goBack, { kind: 'moved', to: 2, at: 'heading' }],
    ['Back stays on step 1', () => {}, goBack, undefined],
    [
      'a change begins at the step’s first field',
      goToReview,
      () => editStep(2),
      { kind: 'moved', to: 2, at: 'profession' },
    ],
  ];
  it.each(moves)('%s', (_fact, prepare, rule, outcome) => {
    prepare();
    expect(rule()).toEqual(outcome);
  });

  it.each([
    ['Next', goNext],
    ['Back', goBack],
  ])('%s returns from a change to the review', (_name, rule) => {
    goToReview();
    editStep(1);
    expect($wizard.get()).toMatchObject({ step: 1, isEditing: true, direction: 'back' });
    expect(rule()).toEqual({ kind: 'moved', to: 3, at: 'review' });
    expect($wizard.get()).toMatchObject({ step: 3, isEditing: false, direction: 'forward' });
  });

  it('Next leads from a change to an incomplete step', () => {
    goToReview();
    setFieldValue('country', '');
    editStep(1);
    expect(goNext()).toEqual({ kind: 'moved', to: 2, at: 'heading' });
    expect($wizard.get().isEditing).toBe(true);
  });

  it('Next asks once about an unusual value', () => {
    fillSteps(2);
    goNext();
    setFieldValue('monthlyIncome', 'genoeg');
    const stopped = { kind: 'stopped', at: 'monthlyIncome' };
    expect(goNext()).toEqual(stopped);
    expect($wizard.get()).toMatchObject({
      warnings: ['monthlyIncome'],
      invalidFields: [],
    });
    setFieldValue('monthlyIncome', 'veel');
    expect(goNext()).toEqual(stopped);
    expect(goNext()).toEqual({ kind: 'moved', to: 3, at: 'heading' });
    expect($toast.get()).toBeNull();
  });
});

describe('markChanged', () => {
  it('takes back the message, keeps the line of the summary', () => {
    goNext();
    goNext();
    markChanged('country');
    expect($wizard.get()).toMatchObject({
      invalidFields: ['profession', 'monthlyIncome', 'address'],
      errors: { country: 'invalid' },
    });
  });

  it('takes back a warning', () => {
    fillSteps(2);
    goNext();
    setFieldValue('address', 'Teststraße 5');
    goNext();
    markChanged('address');
    expect($wizard.get().warnings).toEqual([]);
  });

  it('hides the toast with the last missing value', () => {
    goToReview();
    setFieldValue('phone', '');
    setFieldValue('lastName', '');
    // The toast speaks of missing values: an email address without @ is none.
    setFieldValue('email', 'zofia');
    goNext();
    markChanged('phone');
    expect($toast.get()).not.toBeNull();
    markChanged('lastName');
    expect($toast.get()).toBeNull();
    expect($wizard.get().invalidFields).toEqual(['email']);
  });
});

describe('cleared answers', () => {
  const typed = () => ({ ...initialDraft, ...applicant });

  beforeEach(() => {
    goToReview();
    expect(clearWithUndo()).toEqual({ kind: 'moved', to: 1, at: 'heading' });
    expect($draft.get()).toEqual(initialDraft);
  });

  it('return from step 1 on', () => {
    expect(undoClear()).toEqual({ kind: 'moved', to: 1, at: 'heading' });
    expect($draft.get()).toEqual(typed());
    expect($clearedDraft.get()).toBeNull();
  });

  it('stay away after a second undo', () => {
    undoClear();
    resetWizard();
    undoClear();
    expect($draft.get()).toEqual(initialDraft);
  });

  it.each([
    ['a typed text', () => setFieldValue('amount', '6000')],
    ['another step', goNext],
    ['leaving the page', forgetOnLeave],
  ])('are forgotten after %s', (_name, rule) => {
    expect($clearedDraft.get()).toEqual(typed());
    rule();
    expect($clearedDraft.get()).toBeNull();
  });

  it('are asked about anew', () => {
    const stopped = { kind: 'stopped', at: 'phone' };
    const sayNoNumber = () => {
      goToReview();
      setFieldValue('phone', 'geen');
      return goNext();
    };
    expect(sayNoNumber()).toEqual(stopped);
    resetWizard();
    expect(sayNoNumber()).toEqual(stopped);
  });
});

describe('sendLoanRequest', () => {
  it('makes one request of two presses', async () => {
    const answer = Promise.withResolvers<Response>();
    post.mockReturnValueOnce(answer.promise);
    goToReview();
    const sending = sendLoanRequest();
    expect($loanProgress.get()).toEqual({ status: 'sending' });
    expect(await sendLoanRequest()).toBeUndefined();
    answer.resolve(new Response());
    expect(await sending).toEqual({ kind: 'sent' });
    expect(post).toHaveBeenCalledOnce();
  });

  it('leaves a receipt and an empty wizard', async () => {
    post.mockResolvedValueOnce(new Response());
    goToReview();
    await sendLoanRequest();
    expect($draft.get()).toEqual(initialDraft);
    expect($wizard.get().step).toBe(1);
    expect($receipt.get()?.answers).toEqual({ ...initialDraft, ...applicant });
    forgetOnLeave();
    expect($receipt.get()).toMatchObject({ reference: expect.any(String) });
    expect($receipt.get()?.answers).toBeUndefined();
  });

  it('keeps the answers after a failure, until the next step', async () => {
    post.mockResolvedValueOnce(new Response('', { status: 500 }));
    goToReview();
    expect(await sendLoanRequest()).toBeUndefined();
    expect($loanProgress.get()).toEqual({ status: 'failed', reason: 'send' });
    expect($draft.get()).toEqual({ ...initialDraft, ...applicant });
    goBack();
    expect($loanProgress.get()).toEqual({ status: 'idle' });
  });

  it('sends nothing that the service would refuse for its size', async () => {
    goToReview();
    setFieldValue('address', `${applicant.address}${'é'.repeat(maxBodyBytes / 2)}`);
    await sendLoanRequest();
    expect($loanProgress.get()).toEqual({ status: 'failed', reason: 'tooLong' });
    expect(post).not.toHaveBeenCalled();
  });
});

it('a failed request logs one line, no answers', async () => {
  fillSteps(2, 3);
  post.mockRejectedValueOnce(new TypeError('offline'));
  await sendLoanRequest();
  expect(log.mock.calls).toEqual([['Email verzenden mislukt']]);
});

it('equal answers are sent as equal requests', async () => {
  post.mockImplementation(async () => new Response());
  fillSteps(2, 3);
  await sendLoanRequest();
  fillSteps(2, 3);
  await sendLoanRequest();
  const [first, second] = post.mock.calls;
  expect(first).toBeDefined();
  expect(second?.[1]).toMatchObject({ body: first?.[1]?.body, headers: first?.[1]?.headers });
});

describe.each(wizardLanguages)('in %s', async (language) => {
  const texts = await wizardMessages(language);
  const [firstName] = orderFields(stepFields[3], language);

  beforeEach(() => $wizardLocale.set({ language, texts }));

  it('sends nothing while a step is incomplete', async () => {
    goNext();
    fillSteps(2);
    goNext();
    expect(await sendLoanRequest()).toEqual({ kind: 'stopped', at: firstName });
    fillSteps(3);
    setFieldValue('address', '');
    expect(await sendLoanRequest()).toEqual({ kind: 'stopped', at: 'address' });
    expect($wizard.get()).toMatchObject({
      step: 2,
      isEditing: true,
      invalidFields: ['address'],
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
    await sendLoanRequest();
    const { sent, failed } = otherTexts.toasts;
    expect($toast.get()).toMatchObject({ language: other, ...(status === 200 ? sent : failed) });
  });
});
