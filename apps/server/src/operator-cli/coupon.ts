import { UserType } from '@yoimachi/domain/account';
import { COUPON_TERM_DAYS, type CouponEligibility } from '@yoimachi/domain/coupon';
import { formatDay, dayOf, instantAt, isDay, type Day } from '@yoimachi/domain/time';
import { listCoupons, type CouponRow } from '#money/coupon';
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

const LISTED = 100;
const DAY_MINUTES = 24 * 60;
const REASONS = {
  VALIDATION: '{field} is out of its limits (VALIDATION)',
  CONFLICT: 'there is a coupon with this code',
  NOT_FOUND: 'there is no such coupon or guest',
};

export const couponCommands: readonly CliCommand[] = [
  {
    name: 'coupon-create',
    usage:
      '<code> <points> --name <text> --from <day> --until <day> [--title <text>] [--description <text>] [--term <days>] ' +
      '[--limit <count>] [--first-purchase] [--guests <phone|id|G-…,…>]: a code that guests redeem for free points',
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
  const typed = named.map((text) => text.trim());
  // A bare number is a phone's here.
  const guestNumbers = typed.filter((text) => /^[GC]-/i.test(text));
  const guestIds: string[] = [];
  for (const text of typed)
    if (!guestNumbers.includes(text)) guestIds.push(await findOne(context, text, UserType.GUEST));
  const body = { ...orderOf(args), guestIds, guestNumbers };
  const { couponId } = await call(context, 'createCoupon', { body }, REASONS);
  console.log(`Created: ${args.at(0)} ${couponId}`);
}

function orderOf(args: CliArgs) {
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
    startsAt: instantAt(dayIn(args, 'from'), 0).toISOString(),
    // Until the end of the day; an instant that is over at midnight.
    endsAt: new Date(instantAt(dayIn(args, 'until'), DAY_MINUTES).getTime() - 1).toISOString(),
    totalLimit: numberOf(args, 'limit') ?? null,
    eligibility: eligibilityOf(isNamed, args.flag('first-purchase')),
  };
}

function eligibilityOf(isNamed: boolean, isFirstPurchase: boolean): CouponEligibility {
  if (isNamed) return 'NAMED';
  return isFirstPurchase ? 'FIRST_PURCHASE' : 'ALL';
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
  const code = args.at(0);
  await call(context, 'endCoupon', { params: { code } }, REASONS);
  console.log(`Ended: ${code}`);
}

async function runList({ db, clock }: OperatorContext): Promise<void> {
  const coupons = await listCoupons(db, LISTED);
  showList(coupons, { most: LISTED, what: 'coupons' }, (coupon) => lineOf(coupon, clock.now()));
}

function lineOf(coupon: CouponRow, now: Date): string {
  const { code, points, name, eligibility, redeemed_count, total_limit, starts_at, ends_at } = coupon;
  const days = `${formatDay(dayOf(starts_at))}-${formatDay(dayOf(ends_at))}`;
  const isOver = ends_at < now || (coupon.ended_at !== null && coupon.ended_at <= now);
  const count = `${redeemed_count}/${total_limit ?? 'no limit'}`;
  return `${code}  ${points} P  ${days}${isOver ? ' (over)' : ''}  ${count}  ${eligibility}  ${name}`;
}
