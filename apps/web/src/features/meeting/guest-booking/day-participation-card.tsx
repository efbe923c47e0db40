import type {
  GuestBookingItem,
  GuestParticipation,
  GuestParticipationDetail,
} from '@yoimachi/contract/booking';
import { isOver, phaseOf } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { formatTime } from '#lib/dates.ts';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import {
  ParticipationChip,
  TakeBack,
  bookingTexts,
  buttonOf,
  countedTime,
  guestButtonsFor,
  settlementNow,
  stateOf,
} from '#meeting/booking';
import type { BookingButton } from '#meeting/booking';
import { MessageLink } from '#talk/message-link';
import type { AskedAct } from './act-dialogs.tsx';
import { CastHead } from './cast-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { ParticipationEnd } from './participation-end.tsx';
import { participationsOf } from './participations.ts';
import { CastReviews } from './review-part.tsx';
import { targetOfParticipation } from './targets.ts';
import { useGuestCommand } from './use-guest-command.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly participation: GuestParticipation;
  /** How it turned out; loaded once it is over. */
  readonly result: GuestParticipationDetail | undefined;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** One of several casts on the day: whether she is there, since when, and what he can do with her alone. */
export function DayParticipationCard({ booking, participation, result, now, onAct }: Props) {
  const command = useGuestCommand();
  const target = targetOfParticipation(booking, participation);
  const run = (action: 'arrive' | 'takeBackArrival') => command.run({ ...target, action });
  const ask = (shown: Sum) => command.run({ ...target, action: 'askExtension', shown });
  const common = { participation, now, run, isPending: command.isPending };
  const offered = guestButtonsFor(participationsOf(booking), now);
  const buttons = offered.of(participation.cast.userId);
  const isFinishOfAll = buttonOf(offered.whole, 'finish') !== undefined;
  const isMissing = phaseOf(stateOf(participation)) === 'noShow';
  return (
    <section aria-label={t.nameOf(participation.cast.nickname)} className="flex flex-col gap-3">
      <Card className="flex flex-col gap-4">
        <CastHead participation={participation}>
          <ParticipationChip participation={participation} now={now} />
        </CastHead>
        <MessageLink side="guest" friendId={participation.cast.userId} name={participation.cast.nickname} />
        <ParticipationNow participation={participation} now={now} />
        {result && <ParticipationResult participation={result} />}
        <ParticipationEnd participation={participation} />
        {isMissing && <Note>{buttonOf(buttons, 'cancelNoShow') ? t.noShowNoteOfOne : t.noShowNote}</Note>}
        <ErrorNote error={command.error} />
        <div className="text-xs text-sub empty:hidden">
          <TakeBack {...common} state={stateOf(participation)} buttons={buttons} />
        </div>
        <ParticipationButtons {...common} buttons={buttons} isFinishOfAll={isFinishOfAll} onAct={onAct} />
        {result && <CastReviews bookingId={booking.bookingId} participation={result} now={now} />}
      </Card>
      <GuestClaim booking={booking} participation={participation} now={now} />
      <ExtensionCard {...common} booking={booking} error={command.error} onAsk={ask} />
    </section>
  );
}

interface ButtonsProps extends Pick<Props, 'participation' | 'onAct'> {
  readonly buttons: readonly BookingButton[];
  /** Ending with all is at the bottom, as the only filled button. */
  readonly isFinishOfAll: boolean;
  readonly isPending: boolean;
  readonly run: (action: 'arrive') => void;
}

function ParticipationButtons(props: ButtonsProps) {
  const { participation, buttons, isPending, run, onAct } = props;
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
          onClick={() => onAct({ act: 'cancelNoShow', participation })}
        >
          {leave.label}
        </Button>
      )}
      {finish && (
        <Button
          variant={props.isFinishOfAll ? 'line' : 'primary'}
          isWide
          disabledReason={finish.disabledReason}
          onClick={() => onAct({ act: 'finish', participation })}
        >
          {finish.label}
        </Button>
      )}
    </>
  );
}

/** 「到着 17:25 60分・11,000P」: since when she has been there, and what her time costs so far. */
function ParticipationNow({ participation, now }: Pick<Props, 'participation' | 'now'>) {
  const state = stateOf(participation);
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

/** 「18:02に終了しました 47分 → 60分として計算」: when the time with her ended, and how much of it was counted. */
function ParticipationResult({ participation }: { readonly participation: GuestParticipationDetail }) {
  const state = stateOf(participation);
  if (!isOver(state) || state.finishedAt === null) return null;
  return (
    <p className="nums flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-sub">
      <span>{bookingTexts.finishedAt(formatTime(state.finishedAt))}</span>
      <span>{countedTime(state, participation.billedMinutes)}</span>
    </p>
  );
}
