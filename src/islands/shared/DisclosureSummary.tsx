import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Opens a `<details className="group">`; its arrow turns. */
export function DisclosureSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-[2.75rem] items-center justify-between gap-2 font-semibold text-brand-deep">
      {children}
      <span className="rotate-180">
        <Icon name="chevron-up" className="size-5 group-open:rotate-180" />
      </span>
    </summary>
  );
}
