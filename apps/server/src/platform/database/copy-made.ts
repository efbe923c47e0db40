import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from './transaction.ts';

/** `BASE`: of everything. `LOG`: of what happened since. */
export type CopyKind = 'BASE' | 'LOG';

/** A copy is whole: the state of the product says how old it is. A database from before there was such a table goes without. */
export async function noteCopy(client: pg.Client, kind: CopyKind): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('public.copy_made') is not null as is`,
  );
  if (!rows[0]!.is) return;
  await client.query(
    `insert into copy_made (kind, made_at) values ($1, clock_timestamp()) on conflict (kind) do update set made_at = excluded.made_at`,
    [kind],
  );
}

/** How many milliseconds ago the last ones were made, by the machine's clock; null: never. */
export async function copiesMade(db: Db): Promise<{ baseMs: number | null; logMs: number | null }> {
  const age = sql<number>`(extract(epoch from clock_timestamp() - made_at) * 1000)::float8`;
  const rows = await db
    .selectFrom('copy_made')
    .select(['kind', age.as('ms')])
    .execute();
  const of = (kind: CopyKind) => rows.find((row) => row.kind === kind)?.ms ?? null;
  return { baseMs: of('BASE'), logMs: of('LOG') };
}
