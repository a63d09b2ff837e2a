import type { StepNumber } from '../../domain/loan/request.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { $draft } from '../../stores/draft.ts';
import type { WizardLocale } from '../../stores/wizard-locale.ts';
import { Icon } from '../shared/Icon.tsx';
import { useStore } from '../shared/use-store.ts';
import { SmallBars } from '../shared-loan/InstalmentBars.tsx';
import { StepProgress } from './StepProgress.tsx';
import css from './WizardHeader.module.css';
import { WizardLanguageSelect } from './WizardLanguageSelect.tsx';

interface WizardHeaderProps extends WizardLocale {
  step: StepNumber;
  pageLanguage: SiteLanguage;
}

/**
 * The dialog's title, language menu and steps. A compact window shows no step names: the step's
 * heading has its name.
 */
export function WizardHeader({ step, language, pageLanguage, texts }: WizardHeaderProps) {
  return (
    <div className={css.header}>
      <h2 id="loan-wizard-title" tabIndex={-1}>
        {texts.title}
      </h2>
      <div className={`${css.tools} requires-js`}>
        <SmallBars draft={useStore($draft)} />
        <WizardLanguageSelect
          label={texts.language}
          language={language}
          pageLanguage={pageLanguage}
        />
      </div>
      <button type="button" command="close" commandfor="loan-wizard" aria-label={texts.close}>
        <Icon name="close" />
      </button>
      <StepProgress step={step} texts={texts} />
    </div>
  );
}
