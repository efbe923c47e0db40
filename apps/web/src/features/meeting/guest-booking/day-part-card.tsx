import type { GuestBookingItem, GuestPart, GuestPartDetail } from '@yoimachi/contract/booking';
import { isOver, phaseOf } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { errorMessage } from '#lib/api-error.ts';
import { formatTime } from '#lib/dates.ts';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import {
  PartChip,
  TakeBack,
  bookingTexts,
  buttonOf,
  countedTime,
  guestButtonsFor,
  settlementNow,
  stateOf,
} from '#meeting/booking';
import type { BookingButton } from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { CastHead } from './cast-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { PartEnd } from './part-end.tsx';
import { membersOf } from './parts.ts';
import { CastReviews } from './review-part.tsx';
import { targetOfPart } from './targets.ts';
import { useGuestCommand } from './use-guest-command.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly part: GuestPart;
  /** What has become of it; read once it is over. */
  readonly result: GuestPartDetail | undefined;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** One of several casts on the day: whether she is there, since when, and what he can do with her alone. */
export function DayPartCard({ booking, part, result, now, onAct }: Props) {
  const command = useGuestCommand();
  const target = targetOfPart(booking, part);
  const run = (action: 'arrive' | 'takeBackArrival') => command.run({ ...target, action });
  const ask = (shown: Sum) => command.run({ ...target, action: 'askExtension', shown });
  const common = { part, now, run, isPending: command.isPending };
  const offered = guestButtonsFor(membersOf(booking), now);
  const buttons = offered.of(part.cast.userId);
  const isFinishOfAll = buttonOf(offered.whole, 'finish') !== undefined;
  const isMissing = phaseOf(stateOf(part)) === 'noShow';
  return (
    <section aria-label={t.nameOf(part.cast.nickname)} className="flex flex-col gap-3">
      <Card className="flex flex-col gap-4">
        <CastHead part={part}>
          <PartChip part={part} now={now} />
        </CastHead>
        <PartNow part={part} now={now} />
        {result && <PartResult part={result} />}
        <PartEnd part={part} />
        {isMissing && <Note>{buttonOf(buttons, 'cancelNoShow') ? t.noShowNoteOfOne : t.noShowNote}</Note>}
        {command.error && <Note look="danger">{errorMessage(command.error)}</Note>}
        <div className="text-xs text-sub empty:hidden">
          <TakeBack {...common} state={stateOf(part)} buttons={buttons} />
        </div>
        <PartButtons {...common} buttons={buttons} isFinishOfAll={isFinishOfAll} onAct={onAct} />
        {result && <CastReviews bookingId={booking.bookingId} part={result} now={now} />}
      </Card>
      <GuestClaim booking={booking} part={part} now={now} />
      <ExtensionCard {...common} booking={booking} error={command.error} onAsk={ask} />
    </section>
  );
}

interface ButtonsProps extends Pick<Props, 'part' | 'onAct'> {
  readonly buttons: readonly BookingButton[];
  /** The end of all stands at the bottom as the one filled button. */
  readonly isFinishOfAll: boolean;
  readonly isPending: boolean;
  readonly run: (action: 'arrive') => void;
}

function PartButtons(props: ButtonsProps) {
  const { part, buttons, isPending, run, onAct } = props;
  const arrive = buttonOf(buttons, 'arrive');
  const leave = buttonOf(buttons, 'cancelNoShow');
  const finish = buttonOf(buttons, 'finish');
  return (
    <>
      {arrive && (
        <Button
          variant="line"
          isWide
          isPending={isPending}
          disabledReason={arrive.disabledReason}
          onClick={() => run('arrive')}
        >
          {arrive.label}
        </Button>
      )}
      {leave && (
        <Button
          variant="danger"
          isWide
          className="whitespace-normal!"
          disabledReason={leave.disabledReason}
          onClick={() => onAct({ act: 'cancelNoShow', part })}
        >
          {leave.label}
        </Button>
      )}
      {finish && (
        <Button
          variant={props.isFinishOfAll ? 'line' : 'primary'}
          isWide
          disabledReason={finish.disabledReason}
          onClick={() => onAct({ act: 'finish', part })}
        >
          {finish.label}
        </Button>
      )}
    </>
  );
}

/** 「到着 17:25 60分・11,000P」: since when she is there, and what her time costs so far. */
function PartNow({ part, now }: Pick<Props, 'part' | 'now'>) {
  const state = stateOf(part);
  const { arrivedAt, arrivedBy, startsAt } = state;
  const phase = phaseOf(state);
  if (!arrivedAt) return phase === 'due' ? <p className="text-sm text-sub">{t.notArrived}</p> : null;
  const sofar = phase === 'meeting' && now >= startsAt ? settlementNow(state, now, false) : null;
  return (
    <p className="nums flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-sub">
      <span>
        {t.arrival} {t.arrivedAt(formatTime(arrivedAt), arrivedBy === 'guest')}
      </span>
      {sofar && (
        <span className="font-bold text-ink">{t.finishSum(sofar.minutes, pointsText(sofar.points))}</span>
      )}
    </p>
  );
}

/** 「18:02に終了しました 47分 → 60分として計算」: when the time with her ended, and what of it was counted. */
function PartResult({ part }: { readonly part: GuestPartDetail }) {
  const state = stateOf(part);
  if (!isOver(state) || state.finishedAt === null) return null;
  return (
    <p className="nums flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-sub">
      <span>{bookingTexts.finishedAt(formatTime(state.finishedAt))}</span>
      <span>{countedTime(state, part.billedMinutes)}</span>
    </p>
  );
}
