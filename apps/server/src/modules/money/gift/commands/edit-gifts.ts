import { GIFT_NAME_LENGTH, GIFT_PICTURES, GIFT_POINTS } from '@yoimachi/domain/gift';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanLine } from '@yoimachi/domain/text';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { insertGift, markGiftRemoved, writeGiftEnabled, writeGiftPoints } from '../gift.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/** An operator adds a gift to the catalogue; returns its id. VALIDATION names the field that is out of range. */
export async function addGift(
  { db, clock, ids }: Context,
  order: { readonly name: string; readonly points: number; readonly picture: string },
): Promise<Result<string, 'VALIDATION'>> {
  const name = cleanLine(order.name);
  if (name === '' || [...name].length > GIFT_NAME_LENGTH) return fail('VALIDATION', 'name');
  if (!isGiftPrice(order.points)) return fail('VALIDATION', 'points');
  if (!GIFT_PICTURES.includes(order.picture)) return fail('VALIDATION', 'picture');
  const gift = { id: ids.newId(), name, points: order.points, picture: order.picture };
  await withTransaction(db, (trx) => insertGift(trx, gift, clock.now()));
  return ok(gift.id);
}

/** An operator changes the price of a gift: anyone who saw the old one is refused. NOT_FOUND for a gift that is not offered. */
export async function changeGiftPrice(
  { db }: Context,
  giftId: string,
  points: number,
): Promise<Result<undefined, 'NOT_FOUND' | 'VALIDATION'>> {
  if (!isGiftPrice(points)) return fail('VALIDATION', 'points');
  return withTransaction(db, async (trx) =>
    (await writeGiftPoints(trx, giftId, points)) ? ok() : fail('NOT_FOUND', 'giftId'),
  );
}

/** An operator removes a gift from the catalogue; gifts already sent stay. NOT_FOUND for a gift that is not offered. */
export function removeGift({ db, clock }: Context, giftId: string): Promise<Result<undefined, 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) =>
    (await markGiftRemoved(trx, giftId, clock.now())) ? ok() : fail('NOT_FOUND', 'giftId'),
  );
}

/** An operator enables gifts, or disables them again, for everybody. */
export function switchGifts({ db }: Context, isEnabled: boolean): Promise<void> {
  return withTransaction(db, (trx) => writeGiftEnabled(trx, isEnabled));
}

const isGiftPrice = (points: number) =>
  Number.isInteger(points) && points >= GIFT_POINTS.min && points <= GIFT_POINTS.max;
