import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import { sumForGuest } from '@yoimachi/domain/booking';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import {
  ArriveBar,
  TakeBack,
  buttonOf,
  guestButtonsFor,
  stateOf,
  type BookingButton,
} from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { participationsOf } from './participations.ts';

interface DayBarProps {
  readonly booking: GuestBookingItem;
  /** The only cast. */
  readonly participation: GuestParticipation;
  readonly now: Date;
  readonly isPending: boolean;
  readonly run: (action: 'arrive' | 'takeBackArrival') => void;
  readonly onAct: (act: AskedAct) => void;
}

/** The current act with one cast: meet, finish, or leave if she does not come. */
export function DayBar({ booking, participation, now, isPending, run, onAct }: DayBarProps) {
  const buttons = guestButtonsFor(participationsOf(booking), now).of(participation.cast.userId);
  const arrive = buttonOf(buttons, 'arrive');
  if (arrive) return <ArriveBar button={arrive} note={t.arriveNote} isPending={isPending} run={run} />;
  const leave = buttonOf(buttons, 'cancelNoShow');
  if (leave) return <LeaveBar button={leave} onLeave={() => onAct({ act: 'cancelNoShow', participation })} />;
  const finish = buttonOf(buttons, 'finish');
  if (!finish) return null;
  return (
    <StickyBar
      terms={
        <span className="flex flex-col gap-2">
          <TakeBack state={stateOf(participation)} {...{ buttons, isPending, run }} />
          {finish.disabledReason ? (
            <span className="nums">{t.finishFrom(finish.disabledReason)}</span>
          ) : (
            <FinishNow booking={booking} participation={participation} now={now} />
          )}
        </span>
      }
    >
      <Button
        isDisabled={Boolean(finish.disabledReason)}
        onClick={() => onAct({ act: 'finish', participation })}
      >
        {finish.label}
      </Button>
    </StickyBar>
  );
}

/** Leaving or ending with several casts at once; what concerns one of them is on her card. */
export function DayAllBar({ booking, now, onAct }: Omit<DayBarProps, 'participation' | 'isPending' | 'run'>) {
  const { whole } = guestButtonsFor(participationsOf(booking), now);
  const leave = buttonOf(whole, 'cancelNoShow');
  if (leave) return <LeaveBar button={leave} onLeave={() => onAct({ act: 'cancelNoShow' })} />;
  const finish = buttonOf(whole, 'finish');
  if (!finish) return null;
  return (
    <StickyBar
      terms={finish.disabledReason && <span className="nums">{t.finishAllFrom(finish.disabledReason)}</span>}
    >
      <Button isDisabled={Boolean(finish.disabledReason)} onClick={() => onAct({ act: 'finish' })}>
        {finish.label}
      </Button>
    </StickyBar>
  );
}

/** 「今終了した場合 60分・11,000Pで決済を確定」 */
function FinishNow({ booking, participation, now }: Pick<DayBarProps, 'booking' | 'participation' | 'now'>) {
  const { minutes, points } = sumForGuest(
    participationsOf(booking),
    'finish',
    now,
    participation.cast.userId,
  );
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

interface LeaveBarProps {
  readonly button: BookingButton;
  readonly onLeave: () => void;
}

/** Leaving when nobody comes; it costs nothing. */
function LeaveBar({ button, onLeave }: LeaveBarProps) {
  return (
    <StickyBar terms={t.cancelFree}>
      <Button
        variant="danger"
        className="whitespace-normal!"
        disabledReason={button.disabledReason}
        onClick={onLeave}
      >
        {button.label}
      </Button>
    </StickyBar>
  );
}
