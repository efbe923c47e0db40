import { UserType } from '@yoimachi/domain/account';
import { EXCLUSION_DAYS_MAX, exclusionState, isExclusionOpen } from '@yoimachi/domain/ranking';
import { isDay, type Day } from '@yoimachi/domain/time';
import { exclusionsOf } from '#find/ranking';
import { showRun } from '#find/standing';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { findOne } from './find-one.ts';
import { showList } from './show-list.ts';

const LISTED = 200;
const REASONS = {
  NOT_FOUND: 'there is no such cast, or no such exclusion of hers',
  REASON_REQUIRED: 'say a reason',
  VALIDATION: `the first day comes before the last one, neither has passed nor is further ahead than ${EXCLUSION_DAYS_MAX} days`,
  RANKING_EXCLUDED: 'she is out of the rankings in that time already',
  RANKING_EXCLUSION_OVER: 'she is back already',
  RANKING_UNDER_WAY: 'everybody is being reckoned already',
};

export const rankingCommands: readonly CliCommand[] = [
  { name: 'ranking-runs', usage: ': how the last runs of places and rankings went', run: runRuns },
  { name: 'rank-now', usage: ': all places are reckoned again', act: runNow },
  {
    name: 'ranking-exclusions',
    usage: '[<phone|cast id>]: who was taken out of the rankings, the newest first',
    run: runList,
  },
  {
    name: 'exclude-from-rankings',
    usage:
      '<phone|cast id> --reason <text> [--from <day>] [--until <day>]: takes her out, at once and until she is put back unless it is said otherwise',
    act: runExclude,
  },
  {
    name: 'put-back-into-rankings',
    usage: '<phone|cast id> --reason <text> [--exclusion <id>]: ends it; the id where there are two',
    act: runPutBack,
  },
];

async function runRuns(context: OperatorContext): Promise<void> {
  const { state, waiting, failure, runs } = await showRun(context);
  console.log(`${state}, ${waiting} casts wait`);
  if (failure)
    console.log(`    failed ${failure.at}${failure.isGivenUp ? ', given up' : ', is tried again'}`);
  showList(runs, { what: 'runs' }, (run) => {
    const ended = run.isOvertaken ? 'overtaken' : run.endedAt === null ? 'under way' : `done ${run.endedAt}`;
    return `${run.begunAt}  ${run.cause}  ${run.castCount} casts  ${ended}  ${run.operatorName ?? ''}`;
  });
}

async function runNow(context: ActingContext): Promise<void> {
  const { castCount } = await call(context, 'rankNow', {}, REASONS);
  console.log(`Begun: ${castCount} casts`);
}

async function runList(context: OperatorContext, args: CliArgs): Promise<void> {
  const [who] = args.positional;
  const castId = who === undefined ? undefined : await findOne(context, who, UserType.CAST);
  const rows = await exclusionsOf(context.db, { castId, limit: LISTED });
  const now = context.clock.now();
  showList(rows, { most: LISTED, what: 'exclusions' }, (row) => {
    const until = row.until?.toISOString() ?? 'she is put back';
    return `${row.id}  ${exclusionState(row, now)}  ${row.castId} ${row.nickname}  ${row.from.toISOString()} until ${until}  by ${row.madeBy}`;
  });
}

async function runExclude(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0), UserType.CAST);
  const body = {
    reason: args.required('reason'),
    fromDay: dayOption(args, 'from'),
    untilDay: dayOption(args, 'until'),
  };
  const made = await call(context, 'excludeFromRankings', { params: { accountId }, body }, REASONS);
  console.log(`Taken out: ${made.exclusionId} of ${accountId}`);
}

async function runPutBack(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0), UserType.CAST);
  const exclusionId = args.option('exclusion') ?? (await onlyOpen(context, accountId));
  const input = { params: { accountId, exclusionId }, body: { reason: args.required('reason') } };
  await call(context, 'liftRankingExclusion', input, REASONS);
  console.log(`Put back: ${accountId}`);
}

async function onlyOpen({ db, clock }: OperatorContext, castId: string): Promise<string> {
  const rows = await exclusionsOf(db, { castId, limit: LISTED });
  const open = rows.filter((row) => isExclusionOpen(exclusionState(row, clock.now())));
  if (open.length > 1) throw new UsageError('She is taken out more than once: name one by --exclusion.');
  if (open.length === 0) throw new UsageError('She is not taken out of the rankings.');
  return open[0]!.id;
}

function dayOption(args: CliArgs, name: 'from' | 'until'): Day | null {
  const text = args.option(name);
  if (text !== undefined && !isDay(text)) throw new UsageError(`--${name} is a day such as 2026-12-01.`);
  return text ?? null;
}
