import { useState } from 'react';
import { linkStyle } from '../../ui/styles.ts';
import { useLazyModule } from '../shared/use-lazy-module.ts';
import type { LoanPassportProps } from './LoanPassport.tsx';

const load = () => import('./LoanPassport.tsx');

/** Prints the loan on one page. Each press opens the print dialog. */
export function LoanPassportButton({ label, ...props }: LoanPassportProps & { label: string }) {
  const [pressCount, setPressCount] = useState(0);
  const module = useLazyModule(load, pressCount);
  return (
    <>
      <button
        type="button"
        className={`requires-js min-h-11 w-fit text-start ${linkStyle}`}
        onClick={() => setPressCount(pressCount + 1)}
      >
        {label}
      </button>
      {module && <module.LoanPassport key={pressCount} {...props} />}
    </>
  );
}
