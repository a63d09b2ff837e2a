import { useState } from 'react';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { Icon } from '../../shared/Icon.tsx';
import { useLazyModule } from '../../shared/use-lazy-module.ts';

const load = () => import('./RepaymentTable.tsx');

export function RepaymentDetails(props: WizardLocale) {
  const [open, setOpen] = useState(false);
  const part = useLazyModule(load, open);
  return (
    <details
      className="group requires-js min-w-0 print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-[2.75rem] w-fit items-center gap-2 font-semibold text-brand-deep">
        {props.texts.table.title}
        <span className="rotate-180">
          <Icon name="chevron-up" className="size-5 group-open:rotate-180" />
        </span>
      </summary>
      {open && part && <part.RepaymentTable {...props} />}
    </details>
  );
}
