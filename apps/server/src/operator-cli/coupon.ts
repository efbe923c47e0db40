import { UserType } from '@yoimachi/domain/account';
import { COUPON_TERM_DAYS, type NewCoupon } from '@yoimachi/domain/coupon';
import { formatDay, dayOf, instantAt, isDay, type Day } from '@yoimachi/domain/time';
import { createCoupon, endCoupon, listCoupons, type CouponRow } from '#money/coupon';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { findOne } from './find-one.ts';
import { refused } from './refused.ts';

const LISTED = 100;
const DAY_MINUTES = 24 * 60;
const REASONS: Readonly<Record<string, string>> = {
  CONFLICT: 'there is a coupon with this code',
  NOT_FOUND: 'there is no such coupon or guest',
};

export const couponCommands: readonly CliCommand[] = [
  {
    name: 'coupon-create',
    usage:
      '<code> <points> --name <text> --from <day> --until <day> [--title <text>] [--description <text>] [--term <days>] ' +
      '[--limit <count>] [--first-purchase] [--guests <phone|id,…>]: a code that guests redeem for free points',
    act: runCreate,
  },
  {
    name: 'coupon-end',
    usage: '<code>: nobody redeems it from now on',
    act: runEnd,
  },
  { name: 'coupons', usage: ': the newest coupons, and how often each was redeemed', run: runList },
];

async function runCreate(context: ActingContext, args: CliArgs): Promise<void> {
  const named = args.option('guests')?.split(',') ?? [];
  const guestIds: string[] = [];
  for (const text of named) guestIds.push(await findOne(context, text.trim(), UserType.GUEST));
  const created = await createCoupon(context, { ...orderOf(args), guestIds });
  if (!created.ok) {
    const { code, field } = created.error;
    throw refused(created.error, { ...REASONS, VALIDATION: `${field} is out of its limits (${code})` });
  }
  context.log.info({ operator: context.operator, couponId: created.value }, 'a coupon was made');
  console.log(`Created: ${args.at(0)} ${created.value}`);
}

function orderOf(args: CliArgs): NewCoupon {
  const name = args.required('name');
  const isNamed = args.option('guests') !== undefined;
  if (isNamed && args.flag('first-purchase')) throw new UsageError('--guests or --first-purchase, not both.');
  return {
    code: args.at(0),
    points: args.wholeNumberAt(1),
    name,
    title: args.option('title') ?? name,
    description: args.option('description') ?? '',
    termDays: numberOf(args, 'term') ?? COUPON_TERM_DAYS,
    startsAt: instantAt(dayIn(args, 'from'), 0),
    // To the end of the day; an instant that is over at midnight.
    endsAt: new Date(instantAt(dayIn(args, 'until'), DAY_MINUTES).getTime() - 1),
    totalLimit: numberOf(args, 'limit') ?? null,
    eligibility: isNamed ? 'NAMED' : args.flag('first-purchase') ? 'FIRST_PURCHASE' : 'ALL',
  };
}

function dayIn(args: CliArgs, name: string): Day {
  const text = args.required(name);
  if (!isDay(text)) throw new UsageError(`--${name} is a day such as 2026-12-01.`);
  return text;
}

function numberOf(args: CliArgs, name: string): number | undefined {
  const text = args.option(name);
  if (text !== undefined && !/^\d{1,7}$/.test(text)) throw new UsageError(`--${name} is a whole number.`);
  return text === undefined ? undefined : Number(text);
}

async function runEnd(context: ActingContext, args: CliArgs): Promise<void> {
  const ended = await endCoupon(context, args.at(0));
  if (!ended.ok) throw refused(ended.error, REASONS);
  context.log.info({ operator: context.operator, code: args.at(0) }, 'a coupon was ended');
  console.log(`Ended: ${args.at(0)}`);
}

async function runList({ db, clock }: OperatorContext): Promise<void> {
  const coupons = await listCoupons(db, LISTED);
  for (const coupon of coupons) console.log(lineOf(coupon, clock.now()));
  console.log(`${coupons.length}${coupons.length === LISTED ? ' or more' : ''} coupons`);
}

function lineOf(coupon: CouponRow, now: Date): string {
  const { code, points, name, eligibility, redeemed_count, total_limit, starts_at, ends_at } = coupon;
  const days = `${formatDay(dayOf(starts_at))}-${formatDay(dayOf(ends_at))}`;
  const isOver = ends_at < now || (coupon.ended_at !== null && coupon.ended_at <= now);
  const count = `${redeemed_count}/${total_limit ?? 'no limit'}`;
  return `${code}  ${points} P  ${days}${isOver ? ' (over)' : ''}  ${count}  ${eligibility}  ${name}`;
}
