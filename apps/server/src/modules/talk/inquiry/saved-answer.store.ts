import { sql } from 'kysely';
import type { SavedAnswerUse } from '@yoimachi/domain/saved-answer';
import { isThere, run, theValue, type Db, type Trx } from '#platform/database';

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
  await run(trx)`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${usedFor}))`;
  return theValue<number>(trx)`select count(*)::int from saved_answer where used_for = ${usedFor}`;
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
export const updateSavedAnswer = (
  trx: Trx,
  { id, seen }: { readonly id: string; readonly seen: number },
  { title, text, operatorId, at }: Written,
) =>
  isThere(trx)`
    update saved_answer set title = ${title}, body = ${text}, version = ${seen + 1}, written_by = ${operatorId}, written_at = ${at}
    where id = ${id} and version = ${seen} returning 1`;

/** False when it is not there in the version that was read. */
export const deleteSavedAnswer = (trx: Trx, { id, seen }: { readonly id: string; readonly seen: number }) =>
  isThere(trx)`delete from saved_answer where id = ${id} and version = ${seen} returning 1`;
