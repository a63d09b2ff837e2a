import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { apr } from '../../domain/loan/annuity.ts';
import type { LoanCost } from '../../domain/loan/loan.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { $draft, draftCost, initialDraft } from '../../stores/draft.ts';
import { useStore } from '../shared/use-store.ts';
import type { EstimateProps } from './estimate-props.ts';
import { SummaryList } from './SummaryList.tsx';

/**
 * The monthly payment: 0 while amount or term is missing, a dash while one is outside the limits. A
 * new one fades in; it stays legible while a slider or a held key changes it all the time.
 */
export function Payment({ language }: Pick<EstimateProps, 'language'>) {
  const text = moneyOrDash(draftCost(useStore($draft))?.payment, language);
  const element = useRef<HTMLSpanElement>(null);
  const lastChange = useRef({ text, time: 0 });
  useLayoutEffect(() => {
    if (text === lastChange.current.text) return;
    const time = performance.now();
    const isPaused = time - lastChange.current.time > 250;
    if (isPaused && !matchMedia('(prefers-reduced-motion)').matches)
      element.current?.animate({ opacity: [0.25, 1] }, 200);
    lastChange.current = { text, time };
  }, [text]);
  // An element of its own: see “Traps” in docs/design-language.md.
  return <span ref={element}>{text}</span>;
}

/** After this pause the visitor has stopped changing the loan. */
const pauseMs = 700;

/**
 * Announces a new payment once, after a pause: the visible one changes at each step of a slider.
 */
export function PaymentAnnouncement({ language, estimate }: EstimateProps) {
  const draft = useStore($draft);
  const payment = draftCost(draft)?.payment;
  const isCleared = draft === initialDraft;
  const announced = useRef(payment);
  const [text, setText] = useState('');
  useEffect(() => {
    if (payment === announced.current) return;
    // The payment of a draft that was sent or cleared is not announced.
    if (isCleared) {
      announced.current = payment;
      setText('');
      return;
    }
    const timer = setTimeout(() => {
      announced.current = payment;
      setText(payment ? `${estimate.payment}: ${formatMoney(payment, language, 2)}` : '');
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [payment, isCleared, language, estimate.payment]);
  return (
    <span aria-live="polite" className="visually-hidden">
      {text}
    </span>
  );
}

/** What the loan costs beside its monthly payment. */
export function CostSummary(props: EstimateProps) {
  return <SummaryList rows={costRows(draftCost(useStore($draft)), props).slice(1)} />;
}

/** Payment, total, interest and APR; dashes without a loan that is offered. */
export function costRows(cost: LoanCost | undefined, { language, estimate }: EstimateProps) {
  return [
    [estimate.payment, moneyOrDash(cost?.payment, language)],
    [estimate.total, moneyOrDash(cost?.total, language), 'total'],
    [estimate.interest, moneyOrDash(cost?.interest, language), 'interest'],
    [estimate.apr, cost?.payment ? formatRate(apr, language) : dash],
  ] as const;
}

const dash = '–';

function moneyOrDash(euros: number | undefined, language: Language): string {
  return euros === undefined ? dash : formatMoney(euros, language, 2);
}
