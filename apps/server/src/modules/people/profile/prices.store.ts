import type { Prices } from '@yoimachi/domain/pricing';
import type { Db, Trx } from '#platform/database';

export async function readPrices(
  db: Db,
  castId: string,
): Promise<{ price30: number | null; price15: number | null }> {
  return db
    .selectFrom('cast_member')
    .select(['price30', 'price15'])
    .where('id', '=', castId)
    .executeTakeFirstOrThrow();
}

/** Requests already sent keep the prices they were sent with. */
export async function storePrices(trx: Trx, castId: string, { price30, price15 }: Prices): Promise<void> {
  await trx
    .updateTable('cast_member')
    .set((eb) => ({ price30, price15, price_version: eb('price_version', '+', 1) }))
    .where('id', '=', castId)
    .execute();
}
