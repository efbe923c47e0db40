import { sql } from 'kysely';
import { allValues, firstRow, run, theValue, type Db, type Trx } from '#platform/database';

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
export const takeRow = (trx: Trx, pictureId: string, operatorId: string) =>
  firstRow<KeptPicture>(trx)`delete from news_picture where id = ${pictureId} and sent_by = ${operatorId}
    returning id as "pictureId", colour`;

/** Forgets those that nobody took. */
export const forgetLeft = (db: Db, before: Date) =>
  run(db)`delete from news_picture where sent_at < ${before}`;

/** Whether some news or a banner has it; whoever it was removed from shows it no more. */
const isShown = sql`(exists (select from news n where n.picture_id = p.id)
  or exists (select from banner b where b.picture_id = p.id))`;

export const isUsed = (db: Db, pictureId: string) =>
  theValue<boolean>(db)`
    select ${isShown} as "isUsed" from (select ${pictureId}::uuid as id) as p`;

/** Those of these pictures that something shows, or that still wait to be taken. */
export async function keptPictures(db: Db, pictureIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(
    await allValues<string>(db)`
      select p.id from unnest(${[...pictureIds]}::uuid[]) as p (id)
      where ${isShown} or exists (select from news_picture w where w.id = p.id)`,
  );
}
