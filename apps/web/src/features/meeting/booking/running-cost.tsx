import { billingStartsAt, claimIsOpen, phaseOf, type ParticipationState } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { formatTime } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Card, Divider } from '#ui/card.tsx';
import { Rows } from '#ui/rows.tsx';
import { bookingTexts as t } from './ja.ts';
import { settlementNow } from './settlement-now.ts';

/** What a running meeting costs so far, and at its planned end. Nothing before somebody has arrived, or while that is disputed. */
export function RunningCost({ state, now }: { readonly state: ParticipationState; readonly now: Date }) {
  const { startsAt, arrivedAt, endsAt } = state;
  if (phaseOf(state) !== 'meeting' || arrivedAt === null || claimIsOpen(state)) return null;
  const billedFrom = billingStartsAt({ startsAt, arrivedAt });
  const sofar = settlementNow(state, now, false);
  const planned = settlementNow(state, endsAt, false);
  return (
    <Card className="flex flex-col gap-4">
      {now >= billedFrom && sofar && (
        <>
          <div className="flex items-center justify-between gap-3">
            <div>
              <p className="text-sm font-bold text-sub">{t.nowTitle}</p>
              <p className="nums text-sm text-sub">
                {t.nowDetail(clockMinutesBetween(billedFrom, now < endsAt ? now : endsAt), sofar.minutes)}
              </p>
            </div>
            <Points value={sofar.points} size="xl" />
          </div>
          <Divider />
        </>
      )}
      <Rows
        rows={[
          {
            label: <span className="nums">{t.plannedEnd(formatTime(endsAt))}</span>,
            amount: <Points value={planned?.points ?? state.plannedPoints} />,
          },
        ]}
      />
    </Card>
  );
}
