import { ClaimOutcome, objectionClosesAt } from '@yoimachi/domain/booking';
import { openClaims } from '#meeting/booking';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { showList } from './show-list.ts';

const LISTED = 200;
const REASONS = {
  NOT_FOUND: 'there is no such booking',
  VALIDATION: 'claims about several casts are open: name one with --cast',
  ACTION_NOT_ALLOWED: 'the meeting still runs, nobody objected, or the claim is decided already',
};
const CLAIMS = { GUEST_NO_SHOW: 'the guest did not come', CAST_NO_SHOW: 'she is not there' } as const;
const OUTCOMES: Readonly<Record<string, ClaimOutcome>> = {
  plan: ClaimOutcome.PLAN,
  'real-time': ClaimOutcome.REAL_TIME,
  nothing: ClaimOutcome.NOTHING,
};

export const claimCommands: readonly CliCommand[] = [
  {
    name: 'claims',
    usage: ': open claims that somebody did not come, the oldest first; those objected to wait for you',
    run: runList,
  },
  {
    name: 'decide-claim',
    usage:
      '<booking id> <plan|real-time|nothing> --reason <text> [--cast <id>]: decides what the guest pays after an objection; the booking settles',
    act: runDecide,
  },
];

async function runList({ db }: OperatorContext): Promise<void> {
  showList(await openClaims(db, LISTED), { most: LISTED, what: 'open' }, (claim) => {
    const { bookingId, number, claimedAt, objectedAt, arrivedAt, finishedAt } = claim;
    const closesAt = objectionClosesAt(claim);
    const waits = closesAt
      ? `stands at ${closesAt.toISOString()}`
      : `objected ${objectedAt!.toISOString()}; read it with booking`;
    const times = `arrived ${arrivedAt?.toISOString() ?? '-'}, ended ${finishedAt?.toISOString() ?? 'not yet'}`;
    return [
      `${bookingId}  ${number}  ${claimedAt.toISOString()}  ${CLAIMS[claim.claim]}  ${waits}`,
      `    guest ${claim.guestName}, cast ${claim.castName}, plan ${claim.plannedPoints} P, ${times}`,
    ];
  });
}

async function runDecide(context: ActingContext, args: CliArgs): Promise<void> {
  const bookingId = args.at(0);
  const outcome = OUTCOMES[args.at(1)];
  if (!outcome) throw new UsageError('The decision is plan, real-time or nothing.');
  const body = { outcome, reason: args.required('reason'), castId: args.option('cast') };
  const { billedPoints } = await call(context, 'decideClaim', { params: { bookingId }, body }, REASONS);
  console.log(`Decided: ${billedPoints} P of booking ${bookingId}`);
}
