import { sql } from 'kysely';
import type { SavedAnswerUse } from '@yoimachi/domain/saved-answer';
import type { Db, Trx } from '#platform/database';

/** The class of the advisory lock: saved answers are counted one after the other. */
const LOCK = 7303;

export type SavedAnswerRow = Awaited<ReturnType<typeof savedAnswers>>[number];

/** `version` is counted from 1; `writtenBy` null: the product's own. */
const rows = (db: Db) =>
  db
    .selectFrom('saved_answer as a')
    .leftJoin('operator as o', 'o.id', 'a.written_by')
    .select(['a.id as answerId', 'a.used_for as usedFor', 'a.title', 'a.body as text', 'a.version'])
    .select(['o.name as writtenBy', 'a.written_at as writtenAt']);

/** In the order in which they were added; of one use, or of all. */
export function savedAnswers(db: Db, usedFor?: SavedAnswerUse) {
  const all = rows(db).orderBy('a.used_for').orderBy('a.position');
  return (usedFor === undefined ? all : all.where('a.used_for', '=', usedFor)).execute();
}

export const findSavedAnswer = (db: Db, id: string) => rows(db).where('a.id', '=', id).executeTakeFirst();

/** How many of a use there are; nobody adds one meanwhile. */
export async function countSavedAnswers(trx: Trx, usedFor: SavedAnswerUse): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${usedFor}))`.execute(trx);
  const { count } = await trx
    .selectFrom('saved_answer')
    .where('used_for', '=', usedFor)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface Written {
  readonly title: string;
  readonly text: string;
  readonly operatorId: string;
  readonly at: Date;
}

export async function insertSavedAnswer(
  trx: Trx,
  {
    id,
    usedFor,
    title,
    text,
    operatorId,
    at,
  }: Written & { readonly id: string; readonly usedFor: SavedAnswerUse },
): Promise<void> {
  const written = { written_by: operatorId, written_at: at };
  await trx
    .insertInto('saved_answer')
    .values({ id, used_for: usedFor, title, body: text, ...written })
    .execute();
}

/** False when it is not there in the version that was read. */
export async function updateSavedAnswer(
  trx: Trx,
  { id, seen }: { readonly id: string; readonly seen: number },
  { title, text, operatorId, at }: Written,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('saved_answer')
    .set({ title, body: text, version: seen + 1, written_by: operatorId, written_at: at })
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it is not there in the version that was read. */
export async function deleteSavedAnswer(
  trx: Trx,
  { id, seen }: { readonly id: string; readonly seen: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_answer')
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
