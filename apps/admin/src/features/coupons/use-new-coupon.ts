import {
  COUPON_TERM_DAYS,
  normalizeCouponCode,
  wrongInCoupon,
  type CouponEligibility,
  type CouponField,
} from '@yoimachi/domain/coupon';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { isRefused } from '#ui/lib/api-error.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, instantAt, isDay } from '#ui/lib/dates.ts';
import { showToast } from '#ui/lib/toast.ts';
import { useCreate } from './api.ts';
import { couponTexts as t } from './ja.ts';

export interface Typed {
  readonly code: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly points: number | null;
  readonly termDays: number | null;
  readonly from: string;
  readonly until: string;
  readonly totalLimit: number | null;
  readonly eligibility: CouponEligibility;
  /** Numbers of guests, one a line. */
  readonly guests: string;
}

/** What the parts of the form share. */
export interface NewCouponForm {
  readonly typed: Typed;
  readonly set: (part: Partial<Typed>) => void;
  /** What is wrong with a field, once it was sent. */
  readonly errorOf: (field: CouponField) => string | undefined;
}

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
  startsAt: instantOf(from, 0),
  endsAt: new Date(instantOf(until, DAY_MINUTES).getTime() - 1),
});

const numbersOf = ({ eligibility, guests }: Typed): readonly string[] =>
  eligibility === 'NAMED' ? guests.split(/[\s,、]+/).filter((number) => number !== '') : [];

/** A coupon as it is typed, checked as a whole, and made with the guests of the numbers. */
export function useNewCoupon(onMade: () => void) {
  const [typed, setTyped] = useState<Typed>(() => ({
    code: '',
    name: '',
    title: '',
    description: '',
    points: null,
    termDays: COUPON_TERM_DAYS,
    from: dayOf(now()),
    until: '',
    totalLimit: null,
    eligibility: 'ALL',
    guests: '',
  }));
  const [wasSent, setSent] = useState(false);
  const create = useCreate();
  const order = orderOf(typed);
  const wrong = wrongInCoupon(order);
  const guests = numbersOf(typed);
  const lacksGuests = typed.eligibility === 'NAMED' && guests.length === 0;
  const isTaken = isRefused(create.error) && create.error.code === 'CONFLICT';
  const unknown = unknownNumbers(create.error);
  const onRun = () => {
    setSent(true);
    if (wrong.length > 0 || lacksGuests) return;
    const [startsAt, endsAt] = [order.startsAt.toISOString(), order.endsAt.toISOString()];
    create.mutate(
      { order: { ...order, startsAt, endsAt }, numbers: guests },
      {
        onSuccess: () => {
          showToast(t.created(order.code), 'ok');
          onMade();
        },
      },
    );
  };
  const errorOf = (field: CouponField) => {
    if (field === 'code' && isTaken) return t.codeTaken;
    return wasSent && wrong.includes(field) ? t.wrong[field] : undefined;
  };
  return {
    form: { typed, errorOf, set: (part: Partial<Typed>) => setTyped({ ...typed, ...part }) },
    guestsError: guestsProblem(wasSent && lacksGuests, unknown),
    error: isTaken || unknown.length > 0 ? null : create.error,
    isPending: create.isPending,
    onRun,
  };
}

/** The numbers that no guest has, as the refusal names them. */
function unknownNumbers(error: unknown): readonly string[] {
  const numbers = isRefused(error) && error.code === 'NOT_FOUND' ? error.details['numbers'] : undefined;
  return Array.isArray(numbers) ? numbers.map(String) : [];
}

function guestsProblem(isMissing: boolean, unknown: readonly string[]): string | undefined {
  if (isMissing) return t.guestsMissing;
  return unknown.length > 0 ? t.guestsUnknown(visible(unknown.join('、'))) : undefined;
}
