import { rewardOf } from '@yoimachi/domain/points';
import type { Prices } from '@yoimachi/domain/pricing';
import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { H2 } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { ExampleCard } from './example-card.tsx';
import { pricingTexts as t } from './ja.ts';

interface Props {
  readonly prices: Prices;
  readonly feePercent: number;
}

/** Her share of both units and of common sessions, after her stage's fee. */
export function RewardCards({ prices, feePercent }: Props) {
  const reward = (points: number) => rewardOf(points, feePercent).rewardPoints;
  return (
    <>
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
