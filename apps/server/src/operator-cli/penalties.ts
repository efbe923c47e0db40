import { UserType } from '@yoimachi/domain/account';
import { penaltiesOfCast, inspectPenalties, type PenaltyRow } from '#meeting/booking';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { findOne } from './find-one.ts';
import { call } from './call.ts';
import { showList } from './show-list.ts';

const LISTED = 200;
const REASONS = {
  NOT_FOUND: 'there is no such penalty',
  CONFLICT: 'it was lifted before',
  REASON_REQUIRED: 'say a reason',
};
const KINDS = { CAST_CANCEL: 'cancelled', CAST_NO_SHOW: 'did not come' } as const;

export const penaltyCommands: readonly CliCommand[] = [
  {
    name: 'penalties',
    usage: '[<phone|cast id>]: casts in review with the penalties that count; of one cast, all of hers',
    run: runList,
  },
  {
    name: 'lift-penalty',
    usage: '<penalty id> --reason <text>: a penalty of a cast no longer counts',
    act: runLift,
  },
  {
    name: 'close-penalty-review',
    usage:
      '<phone|cast id> --seen <penalty id> --reason <text>: her penalties were looked at, up to this one, and stay; she is due again once a new one counts',
    act: runClose,
  },
];

async function runList(context: OperatorContext, args: CliArgs): Promise<void> {
  const [who] = args.positional;
  if (who === undefined) return listInspection(context);
  const castId = await findOne(context, who, UserType.CAST);
  const penalties = await penaltiesOfCast(context.db, castId, LISTED);
  showList(penalties, { most: LISTED, what: `penalties of ${castId}` }, lineOf);
}

async function listInspection(context: OperatorContext): Promise<void> {
  const penalties = await inspectPenalties(context, LISTED);
  const byCast = Map.groupBy(penalties, (penalty) => penalty.castId);
  showList([...byCast], { most: LISTED, what: 'casts in review' }, ([castId, hers]) => [
    `${castId} ${hers[0]!.castName}: ${hers.length} points`,
    ...hers.map((penalty) => `    ${lineOf(penalty)}`),
  ]);
}

function lineOf(penalty: PenaltyRow): string {
  const { penaltyId, at, kind, bookingId, number, startsAt, liftedAt } = penalty;
  const lifted = liftedAt
    ? `  lifted ${liftedAt.toISOString()} by ${penalty.liftedBy}: ${penalty.liftedReason}`
    : '';
  return `${penaltyId}  ${at.toISOString()}  ${KINDS[kind]}  booking ${bookingId} ${number} of ${startsAt.toISOString()}${lifted}`;
}

async function runLift(context: ActingContext, args: CliArgs): Promise<void> {
  const penaltyId = penaltyIdOf(args.at(0));
  const input = { params: { penaltyId }, body: { reason: args.required('reason') } };
  const { castId, counting } = await call(context, 'liftPenalty', input, REASONS);
  console.log(`Lifted: ${penaltyId} of ${castId}; ${counting} of hers count still`);
}

async function runClose(context: ActingContext, args: CliArgs): Promise<void> {
  const seenId = penaltyIdOf(args.required('seen'));
  const castId = await findOne(context, args.at(0), UserType.CAST);
  const input = { params: { castId }, body: { seenId, reason: args.required('reason') } };
  const { counting } = await call(context, 'closePenaltyReview', input, {
    NOT_FOUND: 'she is not due for a review',
    CONFLICT: 'a newer penalty counts by now, or somebody has closed it: list them again',
    REASON_REQUIRED: 'say a reason',
  });
  console.log(`Closed: ${castId}; ${counting} of hers count still`);
}

function penaltyIdOf(text: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) throw new UsageError(`${text} is not an id.`);
  return text;
}
