import type { ReactNode } from 'react';
import css from './SummaryList.module.css';

interface SummaryListProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names on the left, values on the right. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className={css.list}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
