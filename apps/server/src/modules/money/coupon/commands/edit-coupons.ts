import { UserType } from '@yoimachi/domain/account';
import { checkNewCoupon, normalizeCouponCode, type NewCoupon } from '@yoimachi/domain/coupon';
import { numberOfMember } from '@yoimachi/domain/member';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { recordChange } from '#base/setting-history';
import { withTransaction, type Db } from '#platform/database';
import type { AppContext } from '#platform/module';
import { guestsOfNumbers, insertCoupon, markEnded, nameGuests } from '../coupon.store.ts';

/** Of the column. */
const MOST_NUMBER = 2_147_483_647;

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/**
 * An operator creates a coupon; `guestIds` and `guestNumbers` are the guests of a NAMED one. Returns its id. Fails with VALIDATION and the
 * field, CONFLICT when the code is taken, NOT_FOUND when one of those named is not a guest, with the `numbers` that no guest has.
 */
export async function createCoupon(
  { db, clock, ids }: Context,
  { guestIds: named, guestNumbers = [], ...order }: NewCoupon & Named,
  by: string | null = null,
): Promise<Result<string, 'CONFLICT' | 'NOT_FOUND' | 'VALIDATION'>> {
  const coupon = { ...order, code: normalizeCouponCode(order.code), id: ids.newId() };
  const checked = checkNewCoupon(coupon);
  if (!checked.ok) return checked;
  const numbered = await guestsNumbered(db, guestNumbers);
  if (!numbered.ok) return numbered;
  const guestIds = [...new Set([...named, ...numbered.value])];
  if (guestIds.length > 0 !== (coupon.eligibility === 'NAMED')) return fail('VALIDATION', 'guestIds');
  return withTransaction(
    db,
    async (trx): Promise<Result<string, 'NOT_FOUND'>> => {
      await insertCoupon(trx, coupon, clock.now());
      if (guestIds.length > 0 && (await nameGuests(trx, coupon.id, guestIds)) < guestIds.length) {
        return fail('NOT_FOUND', 'guestIds');
      }
      const { points, code } = coupon;
      const change = { subject: code, before: null, after: { points } };
      await recordChange(trx, { setting: 'COUPON', ...change, by, at: clock.now() });
      return ok(coupon.id);
    },
    { constraints: { coupon_code: 'CONFLICT' } },
  );
}

interface Named {
  readonly guestIds: readonly string[];
  /** Member numbers as they are typed. */
  readonly guestNumbers?: readonly string[] | undefined;
}

/** The guests of member numbers. NOT_FOUND, with the numbers as they were typed that are no guest's. */
async function guestsNumbered(db: Db, typed: readonly string[]): Promise<Result<string[], 'NOT_FOUND'>> {
  const wanted = typed.map((text) => ({ text, number: guestNumber(text) }));
  const found = await guestsOfNumbers(
    db,
    wanted.flatMap(({ number }) => number ?? []),
  );
  const ids = new Map(found.map(({ id, number }) => [number, id]));
  const unknown = wanted.filter(({ number }) => number === null || !ids.has(number));
  if (unknown.length === 0) return ok([...ids.values()]);
  return fail('NOT_FOUND', 'guestNumbers', { numbers: unknown.map(({ text }) => text) });
}

/** G-10001 or 10001; null: no number that a guest can have. */
function guestNumber(typed: string): number | null {
  const { number, userType } = numberOfMember(typed) ?? { number: Infinity, userType: null };
  return userType === UserType.CAST || number > MOST_NUMBER ? null : number;
}

/** An operator ends a coupon early: nobody can redeem it from now on. NOT_FOUND for a code that does not exist. */
export function endCoupon(
  { db, clock }: Context,
  typed: string,
  by: string | null = null,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  const code = normalizeCouponCode(typed);
  return withTransaction(db, async (trx) => {
    const at = clock.now();
    if (!(await markEnded(trx, code, at))) return fail('NOT_FOUND', 'code');
    const change = { subject: code, before: { isEnded: false }, after: { isEnded: true } };
    await recordChange(trx, { setting: 'COUPON', ...change, by, at });
    return ok();
  });
}
