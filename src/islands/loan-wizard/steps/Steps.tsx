import { useStore } from '@nanostores/react';
import type { StepNumber } from '../../../domain/loan/request.ts';
import { $wizard, type Spoken } from '../../../stores/wizard.ts';
import { PolicyText } from '../../shared/PolicyText.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fields } from './Fields.tsx';
import { LoanCosts } from './LoanCosts.tsx';
import { Panel } from './Panel.tsx';
import { Review } from './Review.tsx';

interface StepsProps extends Spoken {
  privacyAddress: string;
  adviceAddress: string;
  onChange: (step: 1 | 2) => void;
}

/** The three steps. The style sheet shows the present one. */
export function Steps({ language, texts, privacyAddress, adviceAddress, onChange }: StepsProps) {
  const { step, stopped, incomplete, faults, questioned } = useStore($wizard, { ssr: 'initial' });
  const said = { language, texts };
  const wrong = { incomplete, faults, questioned };
  const fields = { ...said, ...wrong, adviceAddress };
  const panel = (number: StepNumber) => ({
    step: number,
    texts,
    summary: number > 1 && number === step && (
      <ErrorSummary {...said} stopped={stopped} {...wrong} />
    ),
  });
  return (
    <>
      <Panel {...panel(1)}>
        <Fields {...fields} step={1} />
        <LoanCosts {...said} />
      </Panel>
      <Panel {...panel(2)}>
        <Fields {...fields} step={2} />
      </Panel>
      <Panel {...panel(3)}>
        <Fields {...fields} step={3} />
        {step === 3 && <Review {...said} onChange={onChange} />}
        <p className="mt-5 text-small text-quiet">
          <PolicyText text={texts.privacy} policy={texts.privacyPolicy} href={privacyAddress} />
        </p>
      </Panel>
    </>
  );
}
