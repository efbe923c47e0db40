import { GIFT_NAME_LENGTH, GIFT_PICTURES, isGiftPrice } from '@yoimachi/domain/gift';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanLine } from '@yoimachi/domain/text';
import { recordChange } from '#base/setting-history';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import {
  insertGift,
  isGiftEnabled,
  lockGift,
  markGiftRemoved,
  writeGiftEnabled,
  writeGiftPoints,
} from '../gift.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/** An operator, `by`, adds a gift to the catalogue; returns its id. VALIDATION names the field that is out of range. */
export async function addGift(
  { db, clock, ids }: Context,
  order: { readonly name: string; readonly points: number; readonly picture: string },
  by: string | null = null,
): Promise<Result<string, 'VALIDATION'>> {
  const name = cleanLine(order.name);
  if (name === '' || [...name].length > GIFT_NAME_LENGTH) return fail('VALIDATION', 'name');
  if (!isGiftPrice(order.points)) return fail('VALIDATION', 'points');
  if (!GIFT_PICTURES.includes(order.picture)) return fail('VALIDATION', 'picture');
  const { points, picture } = order;
  const gift = { id: ids.newId(), name, points, picture };
  await withTransaction(db, async (trx) => {
    const at = clock.now();
    await insertGift(trx, gift, at);
    await recordChange(trx, { setting: 'GIFT', subject: name, before: null, after: { points }, by, at });
  });
  return ok(gift.id);
}

/** An operator changes the price of a gift: anyone who saw the old one is refused. NOT_FOUND for a gift that is not offered. */
export async function changeGiftPrice(
  { db, clock }: Context,
  giftId: string,
  points: number,
  by: string | null = null,
): Promise<Result<undefined, 'NOT_FOUND' | 'VALIDATION'>> {
  if (!isGiftPrice(points)) return fail('VALIDATION', 'points');
  return withTransaction(db, async (trx) => {
    const gift = await lockGift(trx, giftId);
    if (!gift) return fail('NOT_FOUND', 'giftId');
    await writeGiftPoints(trx, giftId, points);
    const prices = { before: { points: gift.points }, after: { points } };
    await recordChange(trx, { setting: 'GIFT', subject: gift.name, ...prices, by, at: clock.now() });
    return ok();
  });
}

/** An operator removes a gift from the catalogue; gifts already sent stay. NOT_FOUND for a gift that is not offered. */
export function removeGift(
  { db, clock }: Context,
  giftId: string,
  by: string | null = null,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    const gift = await lockGift(trx, giftId);
    if (!gift) return fail('NOT_FOUND', 'giftId');
    const at = clock.now();
    await markGiftRemoved(trx, giftId, at);
    const prices = { before: { points: gift.points }, after: null };
    await recordChange(trx, { setting: 'GIFT', subject: gift.name, ...prices, by, at });
    return ok();
  });
}

/** An operator enables gifts, or disables them again, for everybody. */
export function switchGifts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  isEnabled: boolean,
  by: string | null = null,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const before = { isEnabled: await isGiftEnabled(trx) };
    await writeGiftEnabled(trx, isEnabled);
    const change = { subject: '', before, after: { isEnabled } };
    await recordChange(trx, { setting: 'GIFT_SWITCH', ...change, by, at: clock.now() });
  });
}
