import { waitingMatches } from '#people/person';
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
/** Sentences for what can go wrong, by code. */
const REASONS = {
  NOT_FOUND: 'the two have nothing in common',
  CONFLICT: 'it was decided before; --again decides it anew',
  REASON_REQUIRED: 'say a reason: the next who looks at it reads it',
  VALIDATION: 'an id is none, or the reason is too long',
};

export const matchCommands: readonly CliCommand[] = [
  {
    name: 'matches',
    usage: ': identities that look like one person and what they have in common, the oldest first',
    run: runList,
  },
  {
    name: 'decide-match',
    usage:
      '<identity id> <other identity id> --same | --different --reason <text> [--again]: blocks and bans of the one hold for the other, or do not; --again: although it was decided before',
    act: runDecide,
  },
];

async function runList({ db }: OperatorContext): Promise<void> {
  const rows = await waitingMatches(db, LISTED);
  showList(rows, { most: LISTED, what: 'waiting' }, ({ identityId, otherId, kinds, askedAt, accounts }) => {
    const of = (ofOther: boolean) => {
      const own = accounts.filter((account) => account.isOfOther === ofOther);
      return own.map(wordsOf).join(', ') || 'no account';
    };
    return [
      `${identityId}  ${otherId}  ${kinds.join(', ')}  ${askedAt.toISOString()}`,
      `  ${of(false)}`,
      `  ${of(true)}`,
    ];
  });
}

type Account = Awaited<ReturnType<typeof waitingMatches>>[number]['accounts'][number];

const wordsOf = ({ accountId, userType, isSuspended, hasLeft }: Account): string =>
  `${userType === 1 ? 'guest' : 'cast'} ${accountId}${isSuspended ? ' suspended' : ''}${hasLeft ? ' left' : ''}`;

async function runDecide(context: ActingContext, args: CliArgs): Promise<void> {
  const [identityId, otherId] = [args.at(0), args.at(1)];
  const [same, different] = [args.flag('same'), args.flag('different')];
  if (same === different) throw new UsageError();
  const decision = same ? 'SAME' : 'DIFFERENT';
  const body = { decision, reason: args.required('reason'), isAgain: args.flag('again') } as const;
  await call(context, 'decideMatch', { params: { identityId, otherId }, body }, REASONS);
  console.log(`Decided: ${decision}`);
}
