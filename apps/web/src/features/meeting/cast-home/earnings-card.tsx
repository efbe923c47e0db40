import type { Day } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { H2, Section } from '#ui/page.tsx';
import type { CastHome } from './api/home.ts';
import { EarningsBars } from './earnings-bars.tsx';
import { castHomeTexts as t } from './ja.ts';

/** What she earned this month, after the stage's fee. */
export function EarningsCard({ home, today }: { readonly home: CastHome; readonly today: Day }) {
  return (
    <Section>
      <H2 aside={<MoreLink to="/cast/point-history">{t.history}</MoreLink>}>{t.earnings}</H2>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-end justify-between gap-x-3">
          <Points value={home.monthRewardPoints} size="xl" />
          <p className="nums text-right text-xs text-sub">
            {t.bookingCount(home.monthBookingCount)}
            <br />
            {t.afterFee}
          </p>
        </div>
        {home.monthDays.length === 0 ? (
          <p className="text-sm text-sub">{t.noEarnings}</p>
        ) : (
          <EarningsBars today={today} days={home.monthDays} />
        )}
        <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3 text-sm text-sub">
          {t.balance}
          <Points value={home.rewardPoints} className="text-ink" />
        </p>
      </Card>
    </Section>
  );
}
