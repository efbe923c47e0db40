import { sql } from 'kysely';
import { allRows, theRow, type Db, type Trx } from '#platform/database';

/** A picture of which all sizes lie in the storage. */
export interface KeptPicture {
  readonly pictureId: string;
  readonly colour: string;
}

interface Sent {
  readonly operatorId: string;
  readonly at: Date;
}

export async function insertPicture(
  db: Db,
  { pictureId, colour }: KeptPicture,
  { operatorId, at }: Sent,
): Promise<void> {
  await db
    .insertInto('news_picture')
    .values({ id: pictureId, colour, sent_by: operatorId, sent_at: at })
    .execute();
}

/** Takes a picture away from those that nothing shows yet; undefined: this operator has no such one. Of two at once one gets it. */
export async function takeRow(
  trx: Trx,
  pictureId: string,
  operatorId: string,
): Promise<KeptPicture | undefined> {
  const row = await trx
    .deleteFrom('news_picture')
    .where('id', '=', pictureId)
    .where('sent_by', '=', operatorId)
    .returning(['id', 'colour'])
    .executeTakeFirst();
  return row && { pictureId: row.id, colour: row.colour };
}

/** Forgets those that nobody took. */
export async function forgetLeft(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('news_picture').where('sent_at', '<', before).execute();
}

/** Whether some news or a banner has it; whoever it was removed from shows it no more. */
const isShown = sql`(exists (select from news n where n.picture_id = p.id)
  or exists (select from banner b where b.picture_id = p.id))`;

export async function isUsed(db: Db, pictureId: string): Promise<boolean> {
  const { isUsed } = await theRow<{ isUsed: boolean }>(db)`
    select ${isShown} as "isUsed" from (select ${pictureId}::uuid as id) as p`;
  return isUsed;
}

/** Those of these pictures that something shows, or that still wait to be taken. */
export async function keptPictures(db: Db, pictureIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await allRows<{ id: string }>(db)`
    select p.id from unnest(${[...pictureIds]}::uuid[]) as p (id)
    where ${isShown} or exists (select from news_picture w where w.id = p.id)`;
  return new Set(rows.map(({ id }) => id));
}
