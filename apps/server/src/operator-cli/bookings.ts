import type { BookingEnding } from '@yoimachi/contract/booking-admin';
import { previewOperatorEnd, readAsOperator, type PlannedEnd, type OperatorView } from '#meeting/booking';
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
    usage: '<booking id|number>: a booking with its casts and its history, reasons included',
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

async function runShow({ db, log, operator }: ActingContext, args: CliArgs): Promise<void> {
  const found = await readAsOperator({ db, log }, args.at(0), operator);
  if (!found.ok) throw refused(found.error, REASONS);
  const { booking, parts, history } = found.value;
  const settled = booking.settled_at
    ? `${booking.settled_points} P at ${iso(booking.settled_at)}`
    : 'not yet';
  console.log(
    `${booking.id}  ${booking.number}  ${iso(booking.starts_at)} to ${iso(booking.planned_ends_at)}`,
  );
  console.log(
    `guest ${booking.guest_id} ${booking.guest_name}, ${booking.guest_count} guests, at ${booking.place}`,
  );
  console.log(`required ${booking.required_points} P, settled ${settled}`);
  for (const part of parts) console.log(partLine(part));
  for (const event of history) console.log(eventLine(event));
}

function partLine(part: OperatorView['parts'][number]): string {
  const billed =
    part.billed_points === null
      ? 'not billed yet'
      : `billed ${minutesOf(part.billed_minutes)}${part.billed_points} P`;
  const claim = part.claimed_at && !part.claim_ended_at ? `, claim ${part.claim_type} open` : '';
  const type = part.cancel_type ? ` (${part.cancel_type})` : '';
  const times = `arrived ${iso(part.arrived_at)}, ended ${iso(part.finished_at)}, end ${iso(part.ends_at)}`;
  return `cast ${part.cast_id} ${part.cast_name}: ${part.status}${type}${claim}, ${times}, plan ${part.planned_points} P, ${billed}${said(part.reason)}`;
}

function eventLine(event: OperatorView['history'][number]): string {
  const name = event.operator_name ?? event.actor_id;
  const who = name ? `${event.actor} ${name}` : event.actor;
  const steps = `${event.from_state ?? '-'} → ${event.to_state}`;
  return `    ${iso(event.at)}  ${who}  ${event.action}  ${event.cast_name ?? 'all'}  ${steps}${said(event.reason)}`;
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

/** What becomes of each cast's part, and of the guest's points. */
function linesOf({ parts, settledPoints }: BookingEnding): string[] {
  const lines = parts.map(
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

const iso = (at: Date | null) => at?.toISOString() ?? '-';
const minutesOf = (minutes: number | null) => (minutes === null ? '' : `${minutes} minutes, `);
const said = (reason: string | null) => (reason === null ? '' : `  "${reason}"`);
