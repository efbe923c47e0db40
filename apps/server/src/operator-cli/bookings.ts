import type { BookingEnding, OperatorView } from '@yoimachi/contract/booking-admin';
import { previewOperatorEnd, type PlannedEnd } from '#meeting/booking';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { refused } from './refused.ts';

const REASONS = {
  NOT_FOUND: 'there is no such booking, or this cast is not in it',
  REASON_REQUIRED: 'say a reason',
  CLAIM_OPEN: 'a claim about it is open; see claims and decide-claim',
  ACTION_NOT_ALLOWED: 'nothing of it is open, or nobody is in a meeting that has begun',
};

export const bookingCommands: readonly CliCommand[] = [
  {
    name: 'booking',
    usage:
      '<booking id|number> --reason <text>: a booking with its casts and its history, place and reasons included',
    act: runShow,
  },
  {
    name: 'end-booking',
    usage:
      '<booking id> --reason <text> [--cast <id>] [--blames-guest] [--preview]: cancels what is open of it, or one cast of it, without a fee',
    act: runEnd,
  },
  {
    name: 'finish-booking',
    usage:
      '<booking id> --reason <text> [--preview]: proposes to end the meeting and bill the real time; another operator approves',
    act: runFinish,
  },
];

async function runShow(context: ActingContext, args: CliArgs): Promise<void> {
  const reasons = { ...REASONS, VALIDATION: REASONS.NOT_FOUND };
  const input = { params: { bookingId: args.at(0) }, body: { reason: args.required('reason') } };
  const { booking, participations, history } = await call(context, 'readBooking', input, reasons);
  const settled =
    booking.settledAt === null ? 'not yet' : `${booking.settledPoints} P at ${booking.settledAt}`;
  console.log(`${booking.bookingId}  ${booking.number}  ${booking.startsAt} to ${booking.plannedEndsAt}`);
  console.log(
    `guest ${booking.guestId} ${booking.guestName}, ${booking.guestCount} guests, at ${booking.place}`,
  );
  console.log(`required ${booking.requiredPoints} P, settled ${settled}`);
  for (const participation of participations) console.log(participationLine(participation));
  for (const event of history) console.log(eventLine(event));
}

function participationLine(participation: OperatorView['participations'][number]): string {
  const billed =
    participation.billedPoints === null
      ? 'not billed yet'
      : `billed ${minutesOf(participation.billedMinutes)}${participation.billedPoints} P`;
  const claim = participation.openClaim === null ? '' : `, claim ${participation.openClaim} open`;
  const type = participation.cancelType ? ` (${participation.cancelType})` : '';
  const times = `arrived ${participation.arrivedAt ?? '-'}, ended ${participation.finishedAt ?? '-'}, end ${participation.endsAt ?? '-'}`;
  return `cast ${participation.castId} ${participation.castName}: ${participation.status}${type}${claim}, ${times}, plan ${participation.plannedPoints} P, ${billed}${said(participation.reason)}`;
}

function eventLine(event: OperatorView['history'][number]): string {
  const who = event.actorName ? `${event.actor} ${event.actorName}` : event.actor;
  const steps = `${event.fromState ?? '-'} → ${event.toState}`;
  return `    ${event.at}  ${who}  ${event.action}  ${event.castName ?? 'all'}  ${steps}${said(event.reason)}`;
}

async function runEnd(context: ActingContext, args: CliArgs): Promise<void> {
  const bookingId = idAt(args);
  const castId = args.option('cast');
  const end = { reason: args.required('reason'), blamesGuest: args.flag('blames-guest') };
  if (args.flag('preview'))
    return preview(context, { bookingId, castId, command: { action: 'forceCancel', ...end } });
  const input = { params: { bookingId }, body: { ...end, castId } };
  for (const line of linesOf(await call(context, 'endBooking', input, REASONS))) console.log(line);
  console.log(`Ended: ${bookingId}`);
}

async function preview(context: ActingContext, end: PlannedEnd): Promise<void> {
  const shown = await previewOperatorEnd(context, end);
  if (!shown.ok) throw refused(shown.error, REASONS);
  for (const line of linesOf(shown.value)) console.log(line);
}

async function runFinish(context: ActingContext, args: CliArgs): Promise<void> {
  const bookingId = idAt(args);
  const reason = args.required('reason');
  if (args.flag('preview')) return preview(context, { bookingId, command: { action: 'forceEnd', reason } });
  const input = { params: { bookingId }, body: { reason } };
  const { actId, ending } = await call(context, 'proposeBookingEnd', input, REASONS);
  for (const line of linesOf(ending)) console.log(line);
  console.log(
    `Proposed by ${context.operator.name}, to be approved by somebody else; billed as of then: ${actId}`,
  );
}

/** What happens to each cast's participation, and to the guest's points. */
function linesOf({ participations, settledPoints }: BookingEnding): string[] {
  const lines = participations.map(
    ({ castId, castName, to, billedMinutes, billedPoints, rewardPoints }) =>
      `cast ${castId} ${castName}: ${to}, ${minutesOf(billedMinutes)}${billedPoints} P, reward ${rewardPoints} P`,
  );
  const whole =
    settledPoints === null
      ? 'the booking settles when its other casts have ended'
      : `the guest pays ${settledPoints} P in all`;
  return [...lines, whole];
}

function idAt(args: CliArgs): string {
  const text = args.at(0);
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) throw new UsageError(`${text} is not an id.`);
  return text;
}

const minutesOf = (minutes: number | null) => (minutes === null ? '' : `${minutes} minutes, `);
const said = (reason: string | null) => (reason === null ? '' : `  "${reason}"`);
