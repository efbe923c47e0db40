import type { Db } from '#platform/database';

/** Whether she is asked half-way through a meeting; she is, unless she said otherwise. */
export async function asksAllRight(db: Db, castId: string): Promise<boolean> {
  const row = await db
    .selectFrom('safety_setting')
    .select('asks_all_right')
    .where('cast_id', '=', castId)
    .executeTakeFirst();
  return row?.asks_all_right ?? true;
}

export async function saveSetting(
  db: Db,
  castId: string,
  { asks, at }: { readonly asks: boolean; readonly at: Date },
): Promise<void> {
  const written = { asks_all_right: asks, updated_at: at };
  await db
    .insertInto('safety_setting')
    .values({ cast_id: castId, ...written })
    .onConflict((conflict) => conflict.column('cast_id').doUpdateSet(written))
    .execute();
}
