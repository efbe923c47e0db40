import { quote } from '@yoimachi/domain/pricing';
import type { Prices } from '@yoimachi/domain/pricing';
import type { ReactNode } from 'react';
import { formatDuration } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { H2 } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';

const EXAMPLE_MINUTES = [45, 60, 75, 90, 120] as const;

interface Props {
  readonly title: string;
  readonly prices: Prices;
  /** Which part of a session's price is shown; the price itself by default. */
  readonly shown?: (points: number) => number;
  readonly children?: ReactNode;
}

/** What sessions of usual lengths cost. */
export function ExampleCard({ title, prices, shown = (points) => points, children }: Props) {
  return (
    <Card className="flex flex-col gap-4">
      <H2>{title}</H2>
      <Rows
        rows={EXAMPLE_MINUTES.map((minutes) => ({
          label: formatDuration(minutes),
          amount: <Points value={shown(quote(prices, minutes))} />,
        }))}
      />
      {children}
    </Card>
  );
}
