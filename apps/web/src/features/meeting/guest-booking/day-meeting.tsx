import { useQuery } from '@tanstack/react-query';
import { todayGuestBookingsQuery } from './api/queries.ts';
import type {
  GuestBookingItem,
  GuestParticipation,
  GuestParticipationDetail,
} from '@yoimachi/contract/booking';
import { phaseOf, isOver, isCutShort, type Sum } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { useState, type ReactNode } from 'react';
import { formatDuration, formatTime } from '#lib/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import {
  BeforeStart,
  MeetingPanel,
  PlaceLine,
  RunningCost,
  ToDetail,
  stateOf,
  ParticipationChip,
  TakeBack,
  bookingTexts,
  countedTime,
  settlementNow,
  ActButton,
  type BookingAction,
  BookingDayPage,
} from '#meeting/booking';
import { MessageLink } from '#talk/message-link';
import { ActDialogs, type AskedAct } from './act-dialogs.tsx';
import { BookingHead, CastHead } from './booking-head.tsx';
import { GuestClaim, GuestClaimLink } from './claim-part.tsx';
import { DayAllBar, DayBar } from './day-bar.tsx';
import { DayResult, useResult } from './day-result.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { guestSide } from './side.ts';
import { guestBookingTexts as t } from './ja.ts';
import { buttonOfAll, buttonOfOne } from './buttons.ts';
import { clockState, statesOf, targetOfParticipation } from './participations.ts';
import { useGuestCommand } from './use-guest-command.ts';
import { pointsText, Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { ParticipationEnd } from './participation-end.tsx';
import { CastReviews } from './review-part.tsx';
import { Rows } from '#ui/rows.tsx';

/** The meeting day of a guest: meet, extend, finish, review. */
export function GuestDayPage() {
  return (
    <BookingDayPage side={guestSide} query={useQuery(todayGuestBookingsQuery())} DayMeeting={DayMeeting} />
  );
}

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  /** The choice between several meetings of the day. */
  readonly children: ReactNode;
}

/** One meeting on its day. */
function DayMeeting({ booking, now, children }: Props) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [only] = booking.participations.length === 1 ? booking.participations : [];
  return (
    <>
      {only ? (
        <MeetingWithOne booking={booking} participation={only} now={now} onAct={setAsked}>
          {children}
        </MeetingWithOne>
      ) : (
        <MeetingWithSeveral booking={booking} now={now} onAct={setAsked}>
          {children}
        </MeetingWithSeveral>
      )}
      <ActDialogs booking={booking} now={now} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface MeetingProps extends Props {
  readonly onAct: (asked: AskedAct) => void;
}

function MeetingWithOne({
  booking,
  participation,
  now,
  onAct,
  children,
}: MeetingProps & { readonly participation: GuestParticipation }) {
  const state = stateOf(participation);
  const phase = phaseOf(state);
  const command = useGuestCommand();
  const target = targetOfParticipation(booking, participation);
  const run = (action: 'arrive' | 'takeBackArrival') => command.run({ ...target, action });
  const ask = (shown: Sum) => command.run({ ...target, action: 'askExtension', shown });
  const common = { booking, participation, now, run, isPending: command.isPending };
  return (
    <>
      <Page>
        {children}
        <Where booking={booking} now={now} />
        <MeetingPanel state={state} now={now} />
        {phase === 'meeting' && <UntilWork participation={participation} now={now} />}
        {phase === 'noShow' && <Note look="danger">{t.noShowNote}</Note>}
        <ErrorNote error={command.error} />
        <GuestClaim booking={booking} participation={participation} now={now} />
        <DayResult booking={booking} now={now} />
        <MessageLink side="guest" friendId={participation.cast.userId} name={participation.cast.nickname} />
        <RunningCost state={state} now={now} />
        <ExtensionCard {...common} error={command.error} onAsk={ask} />
        <BeforeStart states={[state]} side="guest" now={now} />
        <ToDetail role="guest" bookingId={booking.bookingId} />
        <GuestClaimLink booking={booking} participation={participation} now={now} />
      </Page>
      <DayBar {...common} onAct={onAct} />
    </>
  );
}

function MeetingWithSeveral({ booking, now, onAct, children }: MeetingProps) {
  const result = useResult(booking);
  return (
    <>
      <Page>
        {children}
        <Where booking={booking} now={now} />
        <MeetingPanel state={clockState(booking)} now={now} />
        <RunningSum booking={booking} now={now} />
        {booking.participations.map((participation) => (
          <DayParticipationCard
            key={participation.cast.userId}
            booking={booking}
            participation={participation}
            result={result.data?.participations.find(({ cast }) => cast.userId === participation.cast.userId)}
            now={now}
            onAct={onAct}
          />
        ))}
        <DayResult booking={booking} now={now} />
        <BeforeStart states={statesOf(booking)} side="guest" now={now} />
        <ToDetail role="guest" bookingId={booking.bookingId} />
        {booking.participations.map((participation) => (
          <GuestClaimLink
            key={participation.cast.userId}
            booking={booking}
            participation={participation}
            now={now}
          />
        ))}
      </Page>
      <DayAllBar booking={booking} now={now} onAct={onAct} />
    </>
  );
}

function Where({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  return (
    <>
      <BookingHead booking={booking} now={now} />
      <PlaceLine place={booking.place} />
    </>
  );
}

/** Time until her shift: an extension ends before it. */
function UntilWork({
  participation,
  now,
}: {
  readonly participation: GuestParticipation;
  readonly now: Date;
}) {
  const minutes = clockMinutesBetween(now, stateOf(participation).workStartsAt);
  if (minutes <= 0) return null;
  return (
    <p className="nums flex flex-wrap items-center justify-center gap-2 text-sm text-sub">
      <Icon name="clock" size={18} />
      {t.untilWork(participation.cast.nickname)}
      <span className="font-bold text-ink">{formatDuration(minutes)}</span>
    </p>
  );
}

interface DayParticipationCardProps {
  readonly booking: GuestBookingItem;
  readonly participation: GuestParticipation;
  /** How it turned out; loaded once it is over. */
  readonly result: GuestParticipationDetail | undefined;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** One of several casts on the day: whether she is there, since when, and what he can do with her alone. */
function DayParticipationCard({ booking, participation, result, now, onAct }: DayParticipationCardProps) {
  const command = useGuestCommand();
  const target = targetOfParticipation(booking, participation);
  const run = (action: 'arrive' | 'takeBackArrival') => command.run({ ...target, action });
  const ask = (shown: Sum) => command.run({ ...target, action: 'askExtension', shown });
  const common = { participation, now, run, isPending: command.isPending };
  const buttonFor = (action: BookingAction) => buttonOfOne(booking, participation, now, action);
  // Ending with all is at the bottom, as the only filled button.
  const isFinishOfAll = buttonOfAll(booking, now, 'finish') !== undefined;
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
        {isMissing && <Note>{buttonFor('cancelNoShow') ? t.noShowNoteOfOne : t.noShowNote}</Note>}
        <ErrorNote error={command.error} />
        <div className="text-xs text-sub empty:hidden">
          <TakeBack {...common} state={stateOf(participation)} button={buttonFor('takeBackArrival')} />
        </div>
        <ActButton
          button={buttonFor('arrive')}
          variant="line"
          isWide
          isPending={command.isPending}
          onClick={() => run('arrive')}
        />
        <ActButton
          button={buttonFor('cancelNoShow')}
          variant="danger"
          isWide
          className="whitespace-normal!"
          onClick={() => onAct({ act: 'cancelNoShow', participation })}
        />
        <ActButton
          button={buttonFor('finish')}
          variant={isFinishOfAll ? 'line' : 'primary'}
          isWide
          onClick={() => onAct({ act: 'finish', participation })}
        />
        {result && <CastReviews bookingId={booking.bookingId} participation={result} now={now} />}
      </Card>
      <GuestClaim booking={booking} participation={participation} now={now} />
      <ExtensionCard {...common} booking={booking} error={command.error} onAsk={ask} />
    </section>
  );
}

/** 「到着 17:25 60分・11,000P」: since when she has been there, and what her time costs so far. */
function ParticipationNow({ participation, now }: Pick<DayParticipationCardProps, 'participation' | 'now'>) {
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

/** What a running meeting with several casts costs so far, and when all of them stay as planned. */
function RunningSum({ booking, now }: { readonly booking: GuestBookingItem; readonly now: Date }) {
  const running = statesOf(booking).filter((state) => phaseOf(state) === 'meeting' && now >= state.startsAt);
  if (running.length === 0) return null;
  const met = statesOf(booking).filter((state) => phaseOf(state) !== 'closed');
  const sumAt = (at: (endsAt: Date) => Date) =>
    met.reduce((sum, state) => {
      const endedAt = state.finishedAt ?? at(state.endsAt);
      return sum + (settlementNow(state, endedAt, isCutShort(state))?.points ?? 0);
    }, 0);
  return (
    <Card>
      <Rows
        rows={[
          { label: t.sumNow, amount: <Points value={sumAt(() => now)} size="lg" /> },
          { label: t.sumPlanned, amount: <Points value={sumAt((endsAt) => endsAt)} /> },
        ]}
      />
    </Card>
  );
}
