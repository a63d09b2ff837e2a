import { useStore } from '@nanostores/react';
import {
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { apr } from '../../domain/loan/annuity.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/types.ts';
import { $draft, draftCost, emptyDraft } from '../../stores/loan.ts';
import css from './Estimate.module.css';

export interface EstimateProps {
  language: Language;
  texts: WizardMessages['estimate'];
}

/**
 * The monthly payment: 0 while amount or term is missing, a dash while one is outside the limits. A new one fades in; it
 * stays legible while a slider or a held key changes it all the time.
 */
export function Payment({ language }: Pick<EstimateProps, 'language'>) {
  const text = moneyOrDash(draftCost(useStore($draft, { ssr: 'initial' }))?.payment, language);
  const number = useRef<HTMLSpanElement>(null);
  const last = useRef({ text, at: 0 });
  useLayoutEffect(() => {
    if (text === last.current.text) return;
    const at = performance.now();
    if (at - last.current.at > 250 && !matchMedia('(prefers-reduced-motion)').matches)
      number.current?.animate({ opacity: [0.25, 1] }, 200);
    last.current = { text, at };
  }, [text]);
  // An element of its own: a browser that translates the page replaces a text among others, and React loses it.
  return <span ref={number}>{text}</span>;
}

/** A pause in which the visitor has stopped changing the loan, in milliseconds. */
const pauseMs = 700;

/** Tells a new payment by its name, once and after a pause. The visible one changes at each step of a slider. */
export function PaymentStatus({ language, texts }: EstimateProps) {
  const draft = useStore($draft, { ssr: 'initial' });
  const payment = draftCost(draft)?.payment;
  const isCleared = draft === emptyDraft;
  const last = useRef(payment);
  const [text, setText] = useState('');
  useEffect(() => {
    if (payment === last.current) return;
    // Nobody has asked for the payment of a draft that was sent or cleared.
    if (isCleared) {
      last.current = payment;
      setText('');
      return;
    }
    const timer = setTimeout(() => {
      last.current = payment;
      setText(payment ? `${texts.payment}: ${formatMoney(payment, language, 2)}` : '');
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [payment, isCleared, language, texts.payment]);
  return (
    <span aria-live="polite" className="visually-hidden">
      {text}
    </span>
  );
}

export function Costs({ language, texts }: EstimateProps) {
  const cost = draftCost(useStore($draft, { ssr: 'initial' }));
  const details = [
    [texts.total, moneyOrDash(cost?.total, language)],
    [texts.interest, <Interest key="interest">{moneyOrDash(cost?.interest, language)}</Interest>],
    [texts.apr, cost?.payment ? formatRate(apr, language) : dash],
  ] as const;
  return <SummaryList rows={details} />;
}

/** With the key to its part of the bars. */
export function Interest({ children }: PropsWithChildren) {
  return <span className={css.interest}>{children}</span>;
}

const dash = '–';

function moneyOrDash(euros: number | undefined, language: Language): string {
  return euros === undefined ? dash : formatMoney(euros, language, 2);
}

export function SummaryList({
  rows,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={css.details}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
