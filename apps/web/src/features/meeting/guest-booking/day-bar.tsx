import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import { sumForGuest } from '@yoimachi/domain/booking';
import { pointsText } from '#ui/amount.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import {
  ArriveBar,
  TakeBack,
  stateOf,
  type BookingButton,
  ActButton,
  type BookingAction,
} from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { buttonOfAll, buttonOfOne } from './buttons.ts';
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
  const buttonFor = (action: BookingAction) => buttonOfOne(booking, participation, now, action);
  const arrive = buttonFor('arrive');
  if (arrive) return <ArriveBar button={arrive} note={t.arriveNote} isPending={isPending} run={run} />;
  const leave = buttonFor('cancelNoShow');
  if (leave) return <LeaveBar button={leave} onLeave={() => onAct({ act: 'cancelNoShow', participation })} />;
  const finish = buttonFor('finish');
  if (!finish) return null;
  return (
    <StickyBar
      terms={
        <span className="flex flex-col gap-2">
          <TakeBack
            state={stateOf(participation)}
            button={buttonFor('takeBackArrival')}
            {...{ isPending, run }}
          />
          {finish.disabledReason ? (
            <span className="nums">{t.finishFrom(finish.disabledReason)}</span>
          ) : (
            <FinishNow booking={booking} participation={participation} now={now} />
          )}
        </span>
      }
    >
      <ActButton button={finish} isSaidElsewhere onClick={() => onAct({ act: 'finish', participation })} />
    </StickyBar>
  );
}

/** Leaving or ending with several casts at once; what concerns one of them is on her card. */
export function DayAllBar({ booking, now, onAct }: Omit<DayBarProps, 'participation' | 'isPending' | 'run'>) {
  const leave = buttonOfAll(booking, now, 'cancelNoShow');
  if (leave) return <LeaveBar button={leave} onLeave={() => onAct({ act: 'cancelNoShow' })} />;
  const finish = buttonOfAll(booking, now, 'finish');
  if (!finish) return null;
  return (
    <StickyBar
      terms={finish.disabledReason && <span className="nums">{t.finishAllFrom(finish.disabledReason)}</span>}
    >
      <ActButton button={finish} isSaidElsewhere onClick={() => onAct({ act: 'finish' })} />
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

/** Leaving when nobody comes; it costs nothing. */
function LeaveBar({ button, onLeave }: { readonly button: BookingButton; readonly onLeave: () => void }) {
  return (
    <StickyBar terms={t.cancelFree}>
      <ActButton button={button} variant="danger" className="whitespace-normal!" onClick={onLeave} />
    </StickyBar>
  );
}
