import { useState } from 'react';
import { Icon } from '../../shared/Icon.tsx';
import { usePart } from '../../shared/use-part.ts';
import css from './Repayment.module.css';
import type { RepaymentTableProps } from './RepaymentTable.tsx';

const load = () => import('./RepaymentTable.tsx');

export function Repayment(props: RepaymentTableProps) {
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
