import { useState } from 'react';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { Icon } from '../../shared/Icon.tsx';
import { usePart } from '../../shared/use-part.ts';
import css from './Repayment.module.css';

const load = () => import('./RepaymentTable.tsx');

export function Repayment(props: WizardLocale) {
  const [open, setOpen] = useState(false);
  const part = usePart(load, open);
  return (
    <details
      className={`${css.repayment} needs-script`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {props.texts.table.title}
        <Icon name="chevron-up" className="size-5" />
      </summary>
      {open && part && <part.RepaymentTable {...props} />}
    </details>
  );
}
