import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { sumForGuest } from '@yoimachi/domain/booking';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { ArriveBar, TakeBack, buttonOf, guestButtonsFor, stateOf } from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { LeaveBar } from './leave-bar.tsx';
import { membersOf } from './parts.ts';

interface Props {
  readonly booking: GuestBookingItem;
  /** The only cast. */
  readonly part: GuestPart;
  readonly now: Date;
  readonly isPending: boolean;
  readonly run: (action: 'arrive' | 'takeBackArrival') => void;
  readonly onAct: (act: AskedAct) => void;
}

/** The act of the moment with one cast: meet, finish, or leave when she does not come. */
export function DayBar({ booking, part, now, isPending, run, onAct }: Props) {
  const buttons = guestButtonsFor(membersOf(booking), now).of(part.cast.userId);
  const arrive = buttonOf(buttons, 'arrive');
  if (arrive) return <ArriveBar button={arrive} note={t.arriveNote} isPending={isPending} run={run} />;
  const leave = buttonOf(buttons, 'cancelNoShow');
  if (leave) return <LeaveBar button={leave} onLeave={() => onAct({ act: 'cancelNoShow', part })} />;
  const finish = buttonOf(buttons, 'finish');
  if (!finish) return null;
  return (
    <StickyBar
      terms={
        <span className="flex flex-col gap-2">
          <TakeBack state={stateOf(part)} {...{ buttons, isPending, run }} />
          {finish.disabledReason ? (
            <span className="nums">{t.finishFrom(finish.disabledReason)}</span>
          ) : (
            <FinishNow booking={booking} part={part} now={now} />
          )}
        </span>
      }
    >
      <Button isDisabled={Boolean(finish.disabledReason)} onClick={() => onAct({ act: 'finish', part })}>
        {finish.label}
      </Button>
    </StickyBar>
  );
}

/** 「今終了した場合 60分・11,000Pで決済を確定」 */
function FinishNow({ booking, part, now }: Pick<Props, 'booking' | 'part' | 'now'>) {
  const { minutes, points } = sumForGuest(membersOf(booking), 'finish', now, part.cast.userId);
  if (minutes === null) return null;
  return (
    <span className="nums flex flex-wrap items-baseline justify-between gap-x-3">
      <span>{t.finishNow}</span>
      <span>
        <span className="text-sm font-bold text-ink">{t.finishSum(minutes, pointsText(points))}</span>
        <span className="ml-1">{t.settles}</span>
      </span>
    </span>
  );
}
