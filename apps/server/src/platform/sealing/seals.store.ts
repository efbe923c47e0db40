import { sql } from 'kysely';
import { allRows, PLAN_ANEW, type Db } from '#platform/database';
import type { SealedColumn } from './sealed-column.ts';

interface SealedRow {
  readonly key: string;
  readonly sealedFor: string;
  readonly sealed: Buffer;
}

/** Sorts before every key of the column. */
export const firstKey = ({ isNumbered }: SealedColumn): string =>
  isNumbered ? '0' : '00000000-0000-0000-0000-000000000000';

const asKey = ({ isNumbered }: SealedColumn, key: string) =>
  isNumbered ? sql`${key}::bigint` : sql`${key}::uuid`;

/** Texts of a column, by key, that another key than this one sealed. */
export function sealedByOthers(
  db: Db,
  sealedColumn: SealedColumn,
  keyId: number,
  after: string,
  limit: number,
): Promise<SealedRow[]> {
  const { table, column, key, sealedFor = [key] } = sealedColumn;
  const text = sql.ref(column);
  const place = sql.join(sealedFor.map((name) => sql.ref(name)));
  // Once a night; how many another key sealed decides what is worth reading.
  return allRows<SealedRow>(db)`${sql.raw(PLAN_ANEW)}
    select ${sql.ref(key)}::text as key, concat_ws(':', ${place}) as "sealedFor", ${text} as sealed from ${sql.table(table)}
    where ${sql.ref(key)} > ${asKey(sealedColumn, after)} and substring(${text} from 1 for 2) <> ${envelopeOf(keyId)}
    order by ${sql.ref(key)} limit ${sql.lit(limit)}`;
}

/** An envelope's first bytes. */
const envelopeOf = (keyId: number) => Buffer.of(0, keyId);

/** Replaces a text by the same one, unless it was changed meanwhile. */
export async function replaceSealed(
  db: Db,
  sealedColumn: SealedColumn,
  { key: row, sealed }: SealedRow,
  renewed: Buffer,
): Promise<void> {
  const { table, column, key } = sealedColumn;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${renewed}
    where ${sql.ref(key)} = ${asKey(sealedColumn, row)} and ${sql.ref(column)} = ${sealed}`.execute(db);
}

/** How many texts of a column each key has sealed; null: before there were envelopes. */
export async function sealsByKey(
  db: Db,
  { table, column }: SealedColumn,
): Promise<{ readonly keyId: number | null; readonly count: number }[]> {
  const text = sql.ref(column);
  const rows = await allRows<{ keyId: number | null; count: number }>(db)`
    select case when get_byte(${text}, 0) = 0 then get_byte(${text}, 1) end as "keyId", count(*)::int as count
    from ${sql.table(table)} where ${text} is not null group by 1 order by 1 nulls first`;
  return rows;
}
