import type { CastBookingItem } from '@yoimachi/contract/booking';
import { billingStartsAt, phaseOf } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { formatDuration, formatTime } from '../../lib/dates.ts';
import { Points } from '../../ui/amount.tsx';
import { Card, Divider } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { Rows } from '../../ui/rows.tsx';
import { stateOf } from '../booking/index.ts';
import { castBookingTexts as t } from './ja.ts';
import { settlementNow } from './settlement-now.ts';

/** What the meeting costs so far, and at its planned end. */
export function RunningCost({ booking, now }: { readonly booking: CastBookingItem; readonly now: Date }) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  const { arrivedAt, endsAt } = state;
  if (phase === 'due' || phase === 'noShow') return <Note isBoxed>{t.lateNote}</Note>;
  if (phase !== 'meeting' || arrivedAt === null) return null;
  const startsAt = billingStartsAt({ startsAt: state.startsAt, arrivedAt });
  const sofar = settlementNow(state, now, false);
  const planned = settlementNow(state, endsAt, false);
  const hasBegun = now >= startsAt;
  return (
    <Card className="flex flex-col gap-4">
      {hasBegun && sofar && (
        <>
          <div className="flex items-center justify-between gap-3">
            <div>
              <p className="text-sm font-bold text-sub">{t.nowTitle}</p>
              <p className="nums text-sm text-sub">
                {t.nowDetail(
                  formatDuration(clockMinutesBetween(startsAt, now < endsAt ? now : endsAt)),
                  formatDuration(sofar.minutes),
                )}
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
      {!hasBegun && <Note>{t.lateNote}</Note>}
    </Card>
  );
}
