import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { company } from '../../domain/company.ts';
import { languages } from '../../i18n/languages.ts';
import { $draft, clampedLoan, type LoanDraft } from '../../stores/draft.ts';
import type { LazyProps } from '../shared/create-lazy-hook.ts';
import { useStore } from '../shared/use-store.ts';
import { CreditNotice } from '../shared-loan/CreditNotice.tsx';
import { InstalmentBars } from '../shared-loan/InstalmentBars.tsx';
import { LegalTermNotice } from '../shared-loan/LegalTermNotice.tsx';
import css from './LoanPassport.module.css';
import { loanPassportRows } from './loan-passport-rows.ts';

export interface LoanPassportProps extends LazyProps {
  /** Default: the draft that is being written. */
  draft?: LoanDraft | undefined;
}

/**
 * One printed page about a loan, with columns for two other lenders. It opens the print dialog
 * by itself.
 */
export function LoanPassport({ language, texts, draft: sent }: LoanPassportProps) {
  const current = useStore($draft);
  const draft = sent ?? current;
  const loan = clampedLoan(draft);
  const [isOpen, setIsOpen] = useState(true);
  const isReady = isOpen && loan !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    // Not on `afterprint`: phones fire it while they still draw the preview.
    const close = () => setIsOpen(false);
    const events = ['click', 'keydown'];
    for (const event of events) addEventListener(event, close, true);
    // Later, because React would remove the whole island if the browser cannot print.
    setTimeout(() => print());
    return () => {
      for (const event of events) removeEventListener(event, close, true);
    };
  }, [isReady]);
  if (!isReady) return null;
  const { estimate, passport } = texts;
  return createPortal(
    <section lang={language} id={css.passport}>
      <h2>{passport.title}</h2>
      <p>{new Date().toLocaleDateString(languages[language].locale)}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{company.name}</th>
            <th scope="col">{`${passport.compareWith}:`}</th>
            <th scope="col">{`${passport.compareWith}:`}</th>
          </tr>
        </thead>
        <tbody>
          {loanPassportRows(loan, language, texts).map(([name, value, legend]) => (
            <tr key={name}>
              <th scope="row" className={legend && css[legend]}>
                {name}
              </th>
              <td>{value}</td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <InstalmentBars loan={loan} language={language} estimate={estimate} />
      <LegalTermNotice draft={draft} language={language} estimate={estimate} />
      <CreditNotice language={language} estimate={estimate} />
    </section>,
    document.body,
  );
}
