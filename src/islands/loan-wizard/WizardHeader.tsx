import type { WizardMessages } from '../../i18n/contract.ts';
import { isLanguage, type Language, languages } from '../../i18n/languages.ts';
import type { StepNumber } from '../../loan/request.ts';
import { chooseLanguage } from '../../stores/wizard.ts';
import { Icon } from '../shared/Icon.tsx';

interface WizardHeaderProps {
  step: StepNumber;
  language: Language;
  /** Languages of the menu, in order. */
  languages: Language[];
  texts: WizardMessages;
}

/** Title, language menu, close button, and the three circles joined by bars. */
export function WizardHeader({ step, language, languages: offered, texts }: WizardHeaderProps) {
  return (
    <div className="wizard-head">
      <h2 id="loan-wizard-title" tabIndex={-1} className="text-heading font-semibold">
        {texts.title}
      </h2>
      <label className="needs-script">
        <span className="hidden-text">{texts.language}</span>
        <select
          value={language}
          onChange={({ target }) => isLanguage(target.value) && chooseLanguage(target.value)}
        >
          {offered.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {languages[tag].label}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        command="close"
        commandfor="loan-wizard"
        className="grid size-11 flex-none place-items-center rounded-full hover:bg-mist"
        aria-label={texts.close}
      >
        <Icon name="close" />
      </button>
      <Progress step={step} texts={texts} />
    </div>
  );
}

function Progress({ step, texts }: Pick<WizardHeaderProps, 'step' | 'texts'>) {
  const names = [texts.steps.loan, texts.steps.person, texts.steps.contact];
  return (
    <ol className="wizard-progress needs-script" aria-label={texts.progress}>
      {names.map((name, index) => {
        const done = index + 1 < step;
        return (
          <li
            key={name}
            aria-current={index + 1 === step ? 'step' : undefined}
            data-done={done || undefined}
          >
            <span className="wizard-circle">
              {done ? <Icon name="check" className="size-4.5" /> : index + 1}
            </span>
            <span className="wizard-step-name">
              {name}
              {done && <span className="hidden-text">, {texts.completed}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
