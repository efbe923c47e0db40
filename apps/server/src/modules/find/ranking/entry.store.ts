import { sql } from 'kysely';
import type { RankingTab } from '@yoimachi/domain/ranking';
import { oneOf, type Trx } from '#platform/database';

interface EntryRow {
  readonly castId: string;
  readonly tab: RankingTab;
  readonly score: number;
  readonly amount: number;
  readonly prefecture: number;
  readonly district: string;
  readonly genre: number;
}

export async function entriesNow(
  trx: Trx,
  castIds: readonly string[],
): Promise<(EntryRow & { id: string })[]> {
  const { rows } = await sql<EntryRow & { id: string }>`
    select id::text, cast_id as "castId", tab, score, amount, prefecture, district, genre from ranking_entry
    where cast_id = ${oneOf(castIds)} and to_generation is null`.execute(trx);
  return rows;
}

/** The next one, held until the end of the transaction: generations are committed in their order. */
export async function nextGeneration(trx: Trx): Promise<number> {
  const { rows } = await sql<{ generation: number }>`
    update ranking_generation set generation = generation + 1 returning generation::int`.execute(trx);
  return rows[0]!.generation;
}

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
