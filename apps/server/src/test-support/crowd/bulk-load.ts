import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { withTransaction, type Db, type Trx } from '#platform/database';

interface Definition {
  readonly drop: string;
  readonly create: string;
}

// Foreign keys first when dropping, last when creating: they need the unique constraints they refer to. A key or index that a
// table outside of the load refers to stays.
const definitionsOf = (tables: readonly string[]) => sql<Definition>`
  with loaded as (select unnest(${[...tables]}::text[])::regclass as id),
  kept as (select f.conindid as id from pg_constraint f where f.contype = 'f' and f.conrelid not in (select id from loaded)),
  found as (
    select case c.contype when 'f' then 0 else 1 end as place, c.oid,
      format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as create
    from pg_constraint c
    where c.conrelid in (select id from loaded) and (c.contype = 'f' or (c.contype in ('u', 'x') and c.conindid not in (select id from kept)))
    union all
    select 2, i.indexrelid, format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    from pg_index i
    where i.indrelid in (select id from loaded) and i.indexrelid not in (select id from kept)
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x')))
  select drop, "create" from found order by place, oid`;

/**
 * Runs a load without the secondary indexes, unique and exclusion constraints and foreign keys of its tables, and creates all of
 * them again, which checks every row: what the load may not write makes it fail.
 */
export async function loadInBulk(
  db: Db,
  tables: readonly string[],
  load: (trx: Trx) => Promise<void>,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const { rows } = await definitionsOf(tables).execute(trx);
    for (const { drop } of rows) await sql.raw(drop).execute(trx);
    await load(trx);
    const isForeignKey = ({ create }: Definition) => / foreign key /i.test(create);
    const keys = rows.filter(isForeignKey);
    for (const { create } of [...rows.filter((row) => !isForeignKey(row)), ...keys])
      await sql.raw(create).execute(trx);
  });
  while (await isIndexUnused(db)) await setTimeout(20);
}

/**
 * Whether an index is not used yet: one that was made over rows that the load had changed is for nobody who might still see those before,
 * which is as long as anybody runs who began before it, in another database even.
 */
async function isIndexUnused(db: Db): Promise<boolean> {
  const { rows } = await sql<{ unused: boolean }>`
    select exists (select from pg_index where indcheckxmin and age(xmin) <= age(pg_snapshot_xmin(pg_current_snapshot())::xid)) as unused`.execute(
    db,
  );
  return rows[0]!.unused;
}
