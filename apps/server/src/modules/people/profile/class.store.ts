import type { Trx } from '#platform/database';

export type CastClass = 'REGULAR' | 'PREMIUM' | 'SUPER_PREMIUM';

/** Returns the class before; undefined without such a cast. */
export async function writeCastClass(
  trx: Trx,
  castId: string,
  castClass: CastClass,
): Promise<CastClass | undefined> {
  const row = await trx
    .selectFrom('cast_member')
    .select('cast_class')
    .where('id', '=', castId)
    .forUpdate()
    .executeTakeFirst();
  if (row && row.cast_class !== castClass)
    await trx.updateTable('cast_member').set({ cast_class: castClass }).where('id', '=', castId).execute();
  return row?.cast_class;
}
