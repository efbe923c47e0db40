import { sql } from 'kysely';
import { allRows, PLAN_ANEW, type Db } from '#platform/database';
import type { MarkedColumn, Marks } from './marked-column.ts';

interface UnmarkedRow {
  readonly key: string;
  readonly sealed: Buffer;
}

/** Texts of a column, by key, that have no marks yet. */
export function unmarked(
  db: Db,
  { table, column, key, always }: MarkedColumn,
  after: string,
  limit: number,
): Promise<UnmarkedRow[]> {
  // Once a night; how many there are decides what is worth reading.
  return allRows<UnmarkedRow>(db)`${sql.raw(PLAN_ANEW)}
    select ${sql.ref(key)}::text as key, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(key)} > ${after}::uuid and ${sql.ref(always)} is null and ${sql.ref(column)} is not null
    order by ${sql.ref(key)} limit ${sql.lit(limit)}`;
}

/** Marks a text, unless it was changed meanwhile. */
export async function writeMarks(
  db: Db,
  { table, column, key }: MarkedColumn,
  row: UnmarkedRow,
  marks: Marks,
): Promise<void> {
  const set = sql.join(Object.entries(marks).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  await sql`update ${sql.table(table)} set ${set}
    where ${sql.ref(key)} = ${row.key}::uuid and ${sql.ref(column)} = ${row.sealed}`.execute(db);
}
