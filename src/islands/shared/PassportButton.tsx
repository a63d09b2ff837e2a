import { useState } from 'react';
import { linkStyle } from '../../ui/styles.ts';
import type { LoanPassportProps } from './LoanPassport.tsx';
import { useLazyModule } from './use-lazy-module.ts';

const load = () => import('./LoanPassport.tsx');

/** Prints the loan on one page. Each press opens the print dialog. */
export function PassportButton({ label, ...props }: LoanPassportProps & { label: string }) {
  const [presses, setPresses] = useState(0);
  const part = useLazyModule(load, presses);
  return (
    <>
      <button
        type="button"
        className={`requires-js min-h-11 w-fit text-start ${linkStyle}`}
        onClick={() => setPresses(presses + 1)}
      >
        {label}
      </button>
      {part && <part.LoanPassport key={presses} {...props} />}
    </>
  );
}
