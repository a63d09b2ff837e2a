import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { useLazyComponents } from '../use-lazy-components.ts';

/** Prints the loan from the last step. Its space is reserved while the button loads. */
export function LoanPassportLine({ language }: Pick<WizardLocale, 'language'>) {
  const lazy = useLazyComponents(language);
  return (
    <div className="mt-3 min-h-11">
      {lazy && <lazy.LoanPassportButton label={lazy.print} language={language} />}
    </div>
  );
}
