import { listFrozen } from '#money/points';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { showList } from './show-list.ts';

/** Sentences for what can go wrong, by code. */
const REASONS = {
  NOT_FOUND: 'there is no such frozen reward; it is one once the booking is paid',
  CONFLICT: 'it was decided before',
  REASON_REQUIRED: 'say a reason',
};
const LISTED = 200;

/** Rewards of meetings that ran when one of the two was suspended. */
export const frozenRewardCommands: readonly CliCommand[] = [
  {
    name: 'frozen-rewards',
    usage: '[--all]: rewards that wait for a decision, because one of the two was suspended, or all',
    run: runList,
  },
  {
    name: 'release-reward',
    usage: '<reward id> --reason <text>: a frozen reward is hers after all',
    act: runRelease,
  },
  {
    name: 'return-reward',
    usage:
      '<reward id> --reason <text>: proposes to give a frozen reward and its fee back to the guest; another operator approves',
    act: runReturn,
  },
];

async function runList({ db }: OperatorContext, args: CliArgs): Promise<void> {
  const frozen = await listFrozen(db, { open: !args.flag('all') }, LISTED);
  showList(frozen, { most: LISTED, what: 'frozen rewards' }, (row) => {
    const decided =
      row.outcome === null
        ? 'waits'
        : `${row.outcome} ${row.decidedAt!.toISOString()} by ${row.decider}: ${row.reason}`;
    return [
      `${row.participationId}  ${row.askedAt.toISOString()}  ${row.rewardPoints} P (fee ${row.feePoints} P)  ${decided}`,
      `    booking ${row.bookingId} ${row.number}, cast ${row.castId} ${row.castName}, guest ${row.guestId} ${row.guestName}`,
    ];
  });
}

async function runRelease(context: ActingContext, args: CliArgs): Promise<void> {
  const decision = decisionOf(args);
  const { rewardPoints } = await call(context, 'releaseReward', decision, REASONS);
  console.log(`Released: ${rewardPoints} P of ${decision.params.participationId}`);
}

async function runReturn(context: ActingContext, args: CliArgs): Promise<void> {
  const { actId, points } = await call(context, 'proposeRewardReturn', decisionOf(args), REASONS);
  console.log(
    `Proposed by ${context.operator.name}, to be approved by somebody else; ${points} P for the guest: ${actId}`,
  );
}

function decisionOf(args: CliArgs) {
  const participationId = args.at(0);
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(participationId))
    throw new UsageError(`${participationId} is not an id.`);
  return { params: { participationId }, body: { reason: args.required('reason') } };
}
