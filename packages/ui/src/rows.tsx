import type { ComponentProps, ReactNode } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';
import { Phrases } from './phrases.tsx';

export interface AmountRow {
  readonly label: ReactNode;
  /** The calculation: 「5,500P × 2」. */
  readonly detail?: ReactNode | undefined;
  /** A Points or Yen. */
  readonly amount: ReactNode;
  /** The sum: with a line above it. */
  readonly isTotal?: boolean | undefined;
}

/** A money ledger: labels left, amounts right. */
export function Rows({ rows }: { readonly rows: readonly AmountRow[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {rows.map((row, index) => (
        <div
          key={index}
          className={cx(
            'flex items-baseline justify-between gap-3',
            row.isTotal && 'mt-1 border-t border-line pt-3 font-bold',
          )}
        >
          <dt className={cx('min-w-0 text-sm', !row.isTotal && 'text-sub')}>
            <Phrases>{row.label}</Phrases>
            {row.detail && <span className="nums ml-2 text-xs text-sub">{row.detail}</span>}
          </dt>
          <dd className="shrink-0 text-right">{row.amount}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SpecRow {
  readonly label: string;
  readonly value: ReactNode;
  /** A link or button on the right. */
  readonly action?: ReactNode | undefined;
}

interface SpecProps {
  readonly rows: readonly SpecRow[];
}

/** A table of labels and values; goes in a Card. */
export function Spec({ rows }: SpecProps) {
  return (
    <dl className="divide-y divide-line">
      {rows.map((row) => (
        <div
          key={row.label}
          className="flex flex-wrap items-baseline gap-x-3 py-3 text-sm first:pt-0 last:pb-0"
        >
          <dt className="w-[108px] shrink-0 text-sub tablet:w-[132px]">
            <Phrases>{row.label}</Phrases>
          </dt>
          <dd className="min-w-0 flex-[1_1_7rem]">{row.value}</dd>
          {row.action && <dd className="shrink-0">{row.action}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The same in a Card of its own. */
export const SpecCard = ({ rows, ...card }: SpecProps & Omit<ComponentProps<typeof Card>, 'children'>) => (
  <Card {...card}>
    <Spec rows={rows} />
  </Card>
);
