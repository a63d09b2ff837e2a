import type { StepNumber } from '../../domain/loan/request-steps.ts';
import { $draft } from '../../stores/draft.ts';
import { Icon } from '../shared/Icon.tsx';
import { useStore } from '../shared/use-store.ts';
import { SmallBars } from '../shared-loan/InstalmentBars.tsx';
import { wizardTitleId } from './element-ids.ts';
import { StepProgress } from './StepProgress.tsx';
import css from './WizardHeader.module.css';
import { WizardLanguageSelect } from './WizardLanguageSelect.tsx';
import { useWizardContext } from './wizard-context.ts';

/**
 * The dialog's title, language menu and steps. A compact window shows no step names: the step's
 * heading has its name.
 */
export function WizardHeader({ step }: { step: StepNumber }) {
  const { texts } = useWizardContext();
  return (
    <div className={css.header}>
      <h2 id={wizardTitleId} tabIndex={-1}>
        {texts.title}
      </h2>
      <div className={`${css.tools} requires-js`}>
        <SmallBars draft={useStore($draft)} />
        <WizardLanguageSelect />
      </div>
      <button type="button" command="close" commandfor="loan-wizard" aria-label={texts.close}>
        <Icon name="close" />
      </button>
      <StepProgress step={step} />
    </div>
  );
}
