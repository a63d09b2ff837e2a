import type { StepNumber } from '../../domain/loan/request.ts';
import type { WizardMessages } from '../../i18n/messages/contract.ts';
import { Icon } from '../shared/Icon.tsx';
import { stepNames } from './step-names.ts';
import css from './WizardHeader.module.css';

interface WizardHeaderProps {
  step: StepNumber;
  texts: WizardMessages;
}

export function WizardHeader({ step, texts }: WizardHeaderProps) {
  return (
    <div className={css.head}>
      <h2 id="loan-wizard-title" tabIndex={-1} className="font-semibold">
        {texts.title}
      </h2>
      <button
        type="button"
        command="close"
        commandfor="loan-wizard"
        className="grid size-11 flex-none place-items-center rounded-full"
        aria-label={texts.close}
      >
        <Icon name="close" />
      </button>
      <Progress step={step} texts={texts} />
    </div>
  );
}

function Progress({ step, texts }: WizardHeaderProps) {
  const names = Object.values(stepNames(texts));
  return (
    <ol className={`${css.progress} needs-script`} aria-label={texts.progress}>
      {names.map((name, index) => {
        const done = index + 1 < step;
        return (
          <li
            key={name}
            aria-current={index + 1 === step ? 'step' : undefined}
            data-done={done || undefined}
          >
            <span className={css.circle}>
              {done ? <Icon name="check" className="size-4.5" /> : index + 1}
            </span>
            <span className={css.name}>
              {name}
              {done && <span className="hidden-text"> {texts.completed}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
