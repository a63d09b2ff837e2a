import { useStore } from '@nanostores/react';
import type { StepNumber } from '../../domain/loan/request.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { $draft } from '../../stores/loan.ts';
import type { WizardLocale } from '../../stores/wizard-locale.ts';
import { LoanBars } from '../loan/InstalmentBars.tsx';
import { Icon } from '../shared/Icon.tsx';
import { StepProgress } from './StepProgress.tsx';
import { WizardLanguageSelect } from './WizardLanguageSelect.tsx';

interface WizardHeaderProps extends WizardLocale {
  step: StepNumber;
  pageLanguage: SiteLanguage;
}

/** In a compact window it has one row, without step names: the step's heading has its name. */
export function WizardHeader({ step, language, pageLanguage, texts }: WizardHeaderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line ps-5 pe-2 pt-2 pb-3 compact:gap-x-2 compact:py-1">
      <h2
        id="loan-wizard-title"
        tabIndex={-1}
        className="min-w-0 flex-1 text-[min(8vw,clamp(1.0625rem,0.6rem+2.4vw,1.25rem))]/[1.25]"
      >
        {texts.title}
      </h2>
      <div className="flex flex-1 items-center justify-end gap-3 compact:not-low:order-2 compact:not-low:basis-full compact:not-low:pe-3">
        <LoanBars draft={useStore($draft, { ssr: 'initial' })} />
        <WizardLanguageSelect
          label={texts.language}
          language={language}
          pageLanguage={pageLanguage}
        />
      </div>
      <button
        type="button"
        command="close"
        commandfor="loan-wizard"
        className="grid size-11 flex-none place-items-center rounded-full hover:bg-mist compact:3xs:order-1"
        aria-label={texts.close}
      >
        <Icon name="close" />
      </button>
      <StepProgress step={step} texts={texts} />
    </div>
  );
}
