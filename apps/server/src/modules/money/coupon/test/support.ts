import type { NewCoupon } from '@yoimachi/domain/coupon';
import { addMinutes } from '@yoimachi/domain/time';
import type { TestApp } from '../../../../test-support/index.ts';
import { createCoupon } from '../index.ts';

const YEAR_MINUTES = 365 * 24 * 60;

/** A coupon of 300 points for everybody, redeemable for a year from now by default. */
export async function makeCoupon(
  test: TestApp,
  coupon: Partial<NewCoupon> & { readonly code: string; readonly guestIds?: readonly string[] },
): Promise<string> {
  const now = test.clock.now();
  const made = await createCoupon(test.context, {
    name: '秋のキャンペーン',
    title: '秋のウェルカムクーポン',
    description: '',
    points: 300,
    termDays: 30,
    startsAt: now,
    endsAt: addMinutes(now, YEAR_MINUTES),
    totalLimit: null,
    eligibility: 'ALL',
    guestIds: [],
    ...coupon,
  });
  if (!made.ok) throw new Error(`${made.error.code} ${made.error.field}`);
  return made.value;
}
