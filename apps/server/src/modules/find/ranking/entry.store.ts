import { sql } from 'kysely';
import { allRows, oneOf, theValue, type FieldsOf, type Trx } from '#platform/database';

type EntryRow = FieldsOf<
  'ranking_entry',
  'castId' | 'tab' | 'score' | 'amount' | 'prefecture' | 'district' | 'genre'
>;

export const entriesNow = (trx: Trx, castIds: readonly string[]) =>
  allRows<EntryRow & { id: string }>(trx)`
    select id::text, cast_id as "castId", tab, score, amount, prefecture, district, genre from ranking_entry
    where cast_id = ${oneOf(castIds)} and to_generation is null`;

/** The next one, held until the end of the transaction: generations are committed in their order. */
export const nextGeneration = (trx: Trx) =>
  theValue<number>(trx)`
    update ranking_generation set generation = generation + 1 returning generation::int`;

export async function endEntries(
  trx: Trx,
  ids: readonly string[],
  generation: number,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update ranking_entry set to_generation = ${generation}, ended_at = ${at} where id = ${oneOf(ids.map(Number))}`.execute(
    trx,
  );
}

export async function addEntries(trx: Trx, entries: readonly EntryRow[], generation: number): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into ranking_entry (tab, cast_id, score, amount, prefecture, district, genre, from_generation)
    select tab, "castId", score, amount, prefecture, district, genre, ${generation}::bigint
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e (tab text, "castId" uuid, score smallint, amount smallint, prefecture smallint, district text, genre smallint)`.execute(
    trx,
  );
}

/** What is told of entries that stay where they are. */
export async function updateAmounts(
  trx: Trx,
  entries: readonly { readonly id: string; readonly amount: number }[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    update ranking_entry r set amount = e.amount
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (id bigint, amount smallint) where r.id = e.id`.execute(
    trx,
  );
}
