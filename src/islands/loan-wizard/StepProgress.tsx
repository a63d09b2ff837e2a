import type { StepNumber } from '../../domain/loan/request-steps.ts';
import { Icon } from '../shared/Icon.tsx';
import css from './StepProgress.module.css';
import { useWizardContext } from './wizard-context.ts';

/** The steps' names and numbers, with a tick for those that are done. */
export function StepProgress({ step }: { step: StepNumber }) {
  const { texts } = useWizardContext();
  return (
    <ol className={`${css.progress} requires-js`} aria-label={texts.progress}>
      {Object.values(texts.steps).map((name, index) => {
        const isDone = index + 1 < step;
        return (
          <li
            key={name}
            aria-current={index + 1 === step ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            <span className={css.circle}>{isDone ? <Icon name="check" /> : index + 1}</span>
            <span className={css.name}>
              {name}
              {isDone && <span className="visually-hidden"> {texts.completed}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
