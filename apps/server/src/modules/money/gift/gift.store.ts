import type { Db, Trx } from '#platform/database';
import { readSetting, writeSetting } from '#platform/setting';

const COLUMNS = ['id as giftId', 'name', 'points', 'picture', 'position'] as const;
const SWITCH = 'gift.enabled';

/** Whether gifts are enabled; not until an operator says so. */
export async function isGiftEnabled(db: Db): Promise<boolean> {
  return (await readSetting(db, SWITCH)) === true;
}

export async function writeGiftEnabled(trx: Trx, isEnabled: boolean): Promise<void> {
  await writeSetting(trx, SWITCH, isEnabled);
}

/** The gifts that can be sent, in the sheet's order. */
export const offeredGifts = (db: Db) =>
  db
    .selectFrom('gift')
    .select(COLUMNS)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

export interface NewGift {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** Names one of the web app's drawings. */
  readonly picture: string;
}

/** Places a gift after the others. */
export async function insertGift(trx: Trx, gift: NewGift, at: Date): Promise<void> {
  const last = await trx
    .selectFrom('gift')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  await trx
    .insertInto('gift')
    .values({ ...gift, position: (last?.position ?? 0) + 1, created_at: at })
    .execute();
}

/** A gift that is offered, locked while it is changed. */
export const lockGift = (trx: Trx, giftId: string) =>
  trx
    .selectFrom('gift')
    .select(COLUMNS)
    .where('id', '=', giftId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const markGiftRemoved = (trx: Trx, giftId: string, at: Date) =>
  trx.updateTable('gift').set({ removed_at: at }).where('id', '=', giftId).execute();

export const writeGiftPoints = (trx: Trx, giftId: string, points: number) =>
  trx.updateTable('gift').set({ points }).where('id', '=', giftId).execute();
