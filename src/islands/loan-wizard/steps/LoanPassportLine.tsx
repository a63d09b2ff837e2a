import { useLazyParts } from '../use-lazy-parts.ts';
import { useWizardContext } from '../wizard-context.ts';

/** Prints the loan from the last step. Its space is reserved while the button loads. */
export function LoanPassportLine() {
  const { language } = useWizardContext();
  const lazy = useLazyParts(language);
  return (
    <div className="mt-3 min-h-11">
      {lazy && <lazy.LoanPassportButton label={lazy.texts.passport.print} language={language} />}
    </div>
  );
}
