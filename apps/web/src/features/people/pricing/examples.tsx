import { rewardOf } from '@yoimachi/domain/points';
import { quote, type Prices } from '@yoimachi/domain/pricing';
import { formatDuration } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { H2 } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { pricingTexts as t } from './ja.ts';

interface Props {
  readonly prices: Prices;
  readonly feePercent: number;
}

/** What sessions of usual lengths cost, and her share of both units and of these sessions, after her stage's fee. */
export function Examples({ prices, feePercent }: Props) {
  const reward = (points: number) => rewardOf(points, feePercent).rewardPoints;
  return (
    <>
      <ExampleCard title={t.example} prices={prices} />
      <Card className="flex flex-col gap-4">
        <H2 aside={<MoreLink to="/cast/stage">{t.aboutStage}</MoreLink>}>{t.unitRewards}</H2>
        <Rows
          rows={[
            { label: t.reward30, amount: <Points value={reward(prices.price30)} size="lg" /> },
            { label: t.reward15, amount: <Points value={reward(prices.price15)} size="lg" /> },
          ]}
        />
        <Note>{t.fee(feePercent)}</Note>
      </Card>
      <ExampleCard title={t.rewards} prices={prices} shown={reward} />
    </>
  );
}

const EXAMPLE_MINUTES = [45, 60, 75, 90, 120] as const;

interface ExampleProps {
  readonly title: string;
  readonly prices: Prices;
  /** Which part of a session's price is shown; the price itself by default. */
  readonly shown?: (points: number) => number;
}

function ExampleCard({ title, prices, shown = (points) => points }: ExampleProps) {
  return (
    <Card className="flex flex-col gap-4">
      <H2>{title}</H2>
      <Rows
        rows={EXAMPLE_MINUTES.map((minutes) => ({
          label: formatDuration(minutes),
          amount: <Points value={shown(quote(prices, minutes))} />,
        }))}
      />
    </Card>
  );
}
