import type { ReactNode } from 'react';
import css from './SummaryList.module.css';

interface SummaryListProps {
  /** Beside bars, total and interest have the colours of a bar and of its upper part. */
  rows: readonly (readonly [name: string, value: ReactNode, legend?: 'total' | 'interest'])[];
}

/** Names on the left, values on the right. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className={css.list}>
      {rows.map(([name, value, legend]) => (
        <div key={name}>
          <dt className={legend && css[legend]}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
