import { couponAdminRoutes } from '@yoimachi/contract/coupon-admin';
import {
  COUPON_DESCRIPTION_LENGTH,
  COUPON_TERM_DAYS,
  normalizeCouponCode,
  wrongInCoupon,
} from '@yoimachi/domain/coupon';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import { visible } from '#lib/visible.ts';
import { act, choice, count, countOrNone, line, lines, type TypedIn } from '#parts/act/index.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, instantAt, isDay } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { couponTexts as t } from './ja.ts';

export type Coupon = CallAnswer<typeof couponAdminRoutes.listCoupons>['items'][number];

const eligibilities = (['ALL', 'FIRST_PURCHASE', 'NAMED'] as const).map((value) => ({
  value,
  label: t.eligibilities[value],
}));

const fields = () => ({
  code: line(t.code, { autoCapitalize: 'characters' }),
  name: line(t.name),
  title: line(t.shownTitle),
  description: lines(t.description, { rows: 3, counted: COUPON_DESCRIPTION_LENGTH }),
  points: count(t.points, t.wrong.points, { suffix: 'P', isHalf: true }),
  termDays: count(t.term, t.wrong.termDays, { start: COUPON_TERM_DAYS, suffix: t.days, isHalf: true }),
  from: line(t.from, { type: 'date', start: dayOf(now()), isHalf: true }),
  until: line(t.until, { type: 'date', isHalf: true }),
  totalLimit: countOrNone(t.limit, t.wrong.totalLimit, { help: t.limitHelp, suffix: t.times }),
  eligibility: choice(t.who, eligibilities, { start: 'ALL' }),
  /** Numbers of guests, one a line. */
  guests: lines(t.guests, { help: t.guestsHelp, rows: 4 }),
});
type Typed = TypedIn<ReturnType<typeof fields>>;

/** A day that is none is an instant that is none, which no coupon begins or ends with. */
const instantOf = (day: string, minute: number): Date =>
  isDay(day) ? instantAt(day, minute) : new Date(Number.NaN);

/** As the server checks it: until the last instant of the last day. */
const orderOf = ({ from, until, guests: _guests, ...typed }: Typed) => ({
  ...typed,
  code: normalizeCouponCode(typed.code),
  name: typed.name.trim(),
  title: typed.title.trim(),
  description: typed.description.trim(),
  points: typed.points ?? 0,
  termDays: typed.termDays ?? 0,
  eligibility: typed.eligibility || ('ALL' as const),
  startsAt: instantOf(from, 0),
  endsAt: new Date(instantOf(until, DAY_MINUTES).getTime() - 1),
});

const numbersOf = ({ eligibility, guests }: Pick<Typed, 'eligibility' | 'guests'>): string[] =>
  eligibility === 'NAMED' ? guests.split(/[\s,、]+/).filter((number) => number !== '') : [];

/** A code that guests redeem, made with the guests of the numbers. */
export const createCoupon = act(couponAdminRoutes, 'createCoupon', {
  title: t.addTitle,
  help: t.addHelp,
  label: t.create,
  open: t.add,
  fields,
  hides: ({ eligibility }) => ({ guests: eligibility !== 'NAMED' }),
  check: (typed) => {
    const { endsAt, ...wrong } = Object.fromEntries(
      wrongInCoupon(orderOf(typed)).map((field) => [field, t.wrong[field]]),
    );
    return { ...wrong, until: endsAt, guests: numbersOf(typed).length === 0 ? t.guestsMissing : undefined };
  },
  refusals: {
    CONFLICT: ['code', t.codeTaken],
    NOT_FOUND: ['guests', ({ numbers }) => t.guestsUnknown(visible((numbers as string[]).join('、')))],
  },
  done: (_answer, { code }) => t.created(normalizeCouponCode(code)),
  body: (sent) => {
    const { startsAt, endsAt, ...order } = orderOf(sent);
    return {
      ...order,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      guestIds: [],
      guestNumbers: numbersOf(sent),
    };
  },
});

/** Nobody redeems it from then on. */
export const endCoupon = act(couponAdminRoutes, 'endCoupon', {
  title: ({ code }) => t.endTitle(code),
  help: t.endDetail,
  label: t.end,
  openOf: ({ code }) => t.endOf(code),
  done: t.ended,
  isDestructive: true,
  isFor: (coupon) => stateOf(coupon) !== 'OVER',
  params: ({ code }: Coupon) => ({ code }),
});

/** Where a coupon stands now. */
export function stateOf({
  startsAt,
  endsAt,
  endedAt,
  totalLimit,
  redeemedCount,
}: Coupon): keyof typeof t.states {
  const at = now();
  if (new Date(endsAt) < at || (endedAt !== null && new Date(endedAt) <= at)) return 'OVER';
  if (new Date(startsAt) > at) return 'COMING';
  return totalLimit !== null && redeemedCount >= totalLimit ? 'FULL' : 'OPEN';
}
