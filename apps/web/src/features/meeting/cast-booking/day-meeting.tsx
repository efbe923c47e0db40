import type { CastBookingItem } from '@yoimachi/contract/booking';
import { phaseOf, EXTENSION_MINUTES, isOver, sumForCast, type Sum } from '@yoimachi/domain/booking';
import { useState, type ReactNode } from 'react';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page, H2 } from '#ui/page.tsx';
import {
  BeforeStart,
  MeetingPanel,
  PlaceLine,
  RunningCost,
  ToDetail,
  stateOf,
  useShownSum,
  ArriveBar,
  TakeBack,
  MeetingResult,
  ActButton,
  BookingDayPage,
} from '#meeting/booking';
import { WatchEntry } from '#meeting/watch';
import { AllRight } from '#people/all-right';
import { MessageLink } from '#talk/message-link';
import { ActDialogs, type AskedAct } from './act-dialogs.tsx';
import { CastClaim, CastClaimLink } from './claim-part.tsx';
import { GuestHead } from './guest-head.tsx';
import { castSide } from './side.ts';
import { castBookingTexts as t } from './ja.ts';
import { OthersCard } from './others-card.tsx';
import { castButton } from './buttons.ts';
import { useCastCommand } from './use-cast-command.ts';
import { addMinutes, formatTime } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Rows } from '#ui/rows.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { castBookingQuery, todayBookingsQuery } from './api/queries.ts';
import { GuestReviewCard } from './review-part.tsx';
import { RewardCard } from './reward-card.tsx';

/** The meeting day of a cast: arrive, answer an extension, end, leave safely. */
export function CastDayPage() {
  return <BookingDayPage side={castSide} query={useQuery(todayBookingsQuery())} DayMeeting={DayMeeting} />;
}

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  /** The choice between several meetings of the day. */
  readonly children: ReactNode;
}

/** One meeting on its day. */
function DayMeeting({ booking, now, children }: Props) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  const [act, setAct] = useState<AskedAct | null>(null);
  const command = useCastCommand();
  const target = { bookingId: booking.bookingId, version: state.version };
  const run = (action: 'arrive' | 'takeBackArrival' | 'checkOut') => command.run({ ...target, action });
  const answer = (action: 'agreeExtension' | 'declineExtension', shown: Sum) =>
    command.run({ ...target, action, shown });
  const participations = { booking, now, run, isPending: command.isPending };
  return (
    <>
      <Page>
        {children}
        <AllRight />
        <GuestHead booking={booking} now={now} />
        <PlaceLine place={booking.place} />
        <MeetingPanel state={state} now={now} />
        {phase === 'noShow' && <Note look="danger">{t.noShowNote}</Note>}
        <ErrorNote error={command.error} />
        <CastClaim booking={booking} now={now} />
        <ExtensionCard
          booking={booking}
          now={now}
          running={command.running}
          error={command.error}
          onAnswer={answer}
        />
        <CheckoutCard {...participations} />
        <DayResult booking={booking} now={now} />
        <BeforeStart states={[state]} side="cast" now={now} />
        <MessageLink side="cast" friendId={booking.guest.userId} name={booking.guest.nickname} />
        <WatchEntry bookingId={booking.bookingId} state={state} now={now} />
        <OthersCard booking={booking} />
        <RunningCost state={state} now={now} />
        <ToDetail role="cast" bookingId={booking.bookingId} />
        <CastClaimLink booking={booking} now={now} />
      </Page>
      <DayBar {...participations} onAct={setAct} />
      <ActDialogs booking={booking} now={now} act={act} onClose={() => setAct(null)} />
    </>
  );
}

interface CardProps {
  readonly booking: CastBookingItem;
  readonly now: Date;
  readonly isPending: boolean;
}

interface ExtensionProps extends Omit<CardProps, 'isPending'> {
  /** Which act is under way. */
  readonly running: string | null;
  readonly error: Error | null;
  /** Answers at the price that is shown. */
  readonly onAnswer: (action: 'agreeExtension' | 'declineExtension', shown: Sum) => void;
}

interface CheckoutProps extends CardProps {
  readonly run: (action: 'checkOut') => void;
}

/** The guest's request for 15 more minutes. Both answers are outlined: she is not pushed either way. */
function ExtensionCard({ booking, now, running, error, onAnswer }: ExtensionProps) {
  const state = stateOf(booking);
  const shown = useShownSum('agreeExtension', sumForCast(state, 'agreeExtension', now), error);
  const decline = castButton(booking, now, 'declineExtension');
  if (!decline) return null;
  return (
    <AskCard
      title={t.extensionTitle}
      detail={t.extensionDetail(formatTime(addMinutes(state.endsAt, EXTENSION_MINUTES)))}
    >
      <Rows rows={[{ label: t.extensionPoints, amount: <Points value={shown.points} /> }]} />
      <div className="flex gap-3 *:flex-1">
        <Button
          variant="quiet"
          isPending={running === 'declineExtension'}
          isDisabled={running !== null && running !== 'declineExtension'}
          onClick={() => onAnswer('declineExtension', sumForCast(state, 'declineExtension', now))}
        >
          {decline.label}
        </Button>
        <ActButton
          button={castButton(booking, now, 'agreeExtension')}
          variant="line"
          isPending={running === 'agreeExtension'}
          isDisabled={running !== null && running !== 'agreeExtension'}
          onClick={() => onAnswer('agreeExtension', shown)}
        />
      </div>
    </AskCard>
  );
}

/** Asks whether she got away safely, until she has said so. */
function CheckoutCard({ booking, isPending, run }: CheckoutProps) {
  const state = stateOf(booking);
  if (!isOver(state)) return null;
  if (state.checkedOutAt) {
    return (
      <Note look="ok" isBoxed>
        {t.checkedOutNote}
      </Note>
    );
  }
  return (
    <AskCard title={t.checkoutTitle} detail={t.checkoutDetail}>
      <Button variant="line" isWide isPending={isPending} onClick={() => run('checkOut')}>
        {t.checkOut}
      </Button>
    </AskCard>
  );
}

function AskCard(props: { readonly title: string; readonly detail: string; readonly children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-3 border-primary">
      <div className="flex flex-col gap-1">
        <H2>{props.title}</H2>
        <p className="nums phrase text-sm text-sub">{props.detail}</p>
      </div>
      {props.children}
    </Card>
  );
}

interface DayBarProps {
  readonly booking: CastBookingItem;
  readonly now: Date;
  readonly isPending: boolean;
  readonly run: (action: 'arrive' | 'takeBackArrival') => void;
  readonly onAct: (act: AskedAct) => void;
}

/** The current act: arrive before the meeting, end during it. */
function DayBar({ booking, now, isPending, run, onAct }: DayBarProps) {
  const arrive = castButton(booking, now, 'arrive');
  if (arrive) return <ArriveBar button={arrive} note={t.arriveNote} isPending={isPending} run={run} />;
  const takeBack = castButton(booking, now, 'takeBackArrival');
  const end = castButton(booking, now, 'end');
  if (!end) return null;
  return (
    <StickyBar
      terms={
        takeBack ? (
          <TakeBack {...{ isPending, run }} state={stateOf(booking)} button={takeBack} />
        ) : (
          end.disabledReason && <span className="nums">{t.endFrom(end.disabledReason)}</span>
        )
      }
    >
      <ActButton
        button={castButton(booking, now, 'forceFinish')}
        isSaidElsewhere
        variant="danger"
        onClick={() => onAct('forceFinish')}
      />
      <ActButton button={end} isSaidElsewhere onClick={() => onAct('end')} />
    </StickyBar>
  );
}

/** The result of a finished meeting: her reward for the counted time, and the review. */
function DayResult({ booking, now }: { readonly booking: CastBookingItem; readonly now: Date }) {
  const isDone = isOver(stateOf(booking));
  const result = useQuery({ ...castBookingQuery(booking.bookingId), enabled: isDone });
  if (!isDone) return null;
  return (
    <MeetingResult query={result}>
      {(detail) => (
        <>
          <RewardCard booking={detail} />
          <GuestReviewCard booking={detail} now={now} />
        </>
      )}
    </MeetingResult>
  );
}
