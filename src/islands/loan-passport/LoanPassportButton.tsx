import { useState } from 'react';
import { linkStyle } from '../../ui/styles.ts';
import { createLazyHook } from '../shared/create-lazy-hook.ts';
import type { LoanPassportProps } from './LoanPassport.tsx';

const useLoanPassport = createLazyHook(() => import('./LoanPassport.tsx'));

type LoanPassportButtonProps = Omit<LoanPassportProps, 'texts'> & { label: string };

/** Prints the loan on one page. Each press opens the print dialog. */
export function LoanPassportButton({ label, language, draft }: LoanPassportButtonProps) {
  const [pressCount, setPressCount] = useState(0);
  const isWanted = pressCount > 0;
  const lazy = useLoanPassport(language, { isWanted });
  return (
    <>
      <button
        type="button"
        className={`requires-js min-h-11 w-fit text-start ${linkStyle}`}
        onClick={() => setPressCount(pressCount + 1)}
      >
        {label}
      </button>
      {isWanted && lazy && (
        <lazy.LoanPassport key={pressCount} language={language} texts={lazy.texts} draft={draft} />
      )}
    </>
  );
}
