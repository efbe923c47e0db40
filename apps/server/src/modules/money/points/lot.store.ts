import { sql } from 'kysely';
import { firstExpiryNotice, type Lot, type LotPart } from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';
import { oneOf, type Db, type Trx } from '#platform/database';

interface NewLot extends Pick<Lot, 'kind' | 'expiresOn'> {
  readonly guestId: string;
  readonly points: number;
}

/** Stores a lot, of whose end its guest is told in time, and returns its id. */
export async function insertLot(trx: Trx, lot: NewLot, at: Date): Promise<number> {
  const row = await trx
    .insertInto('lot')
    .values({
      guest_id: lot.guestId,
      kind: lot.kind,
      granted_points: lot.points,
      remaining_points: lot.points,
      expires_on: lot.expiresOn,
      created_at: at,
      notice_at: firstExpiryNotice(lot.expiresOn, dayOf(at)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

// Inlined, not a parameter: the indexes hold only such lots, and a generic plan must see it.
const HAS_POINTS = sql<boolean>`remaining_points > 0`;

/** The guest's lots with something left, locked in id order. */
export const lockLots = (trx: Trx, guestId: string): Promise<Lot[]> =>
  trx
    .selectFrom('lot')
    .select(['id', 'kind', 'remaining_points as remaining', 'expires_on as expiresOn'])
    .where('guest_id', '=', guestId)
    .where(HAS_POINTS)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The lots a hold has taken from, locked in id order. */
export const lockLotsOfHold = (trx: Trx, holdId: number) =>
  sql`select from lot where id = any (array(select lot_id from hold_lot where hold_id = ${holdId}))
  order by id for update`.execute(trx);

/** Changes what remains and what is held of each lot; a negative result is refused by the database. */
export async function moveInLots(
  trx: Trx,
  changes: readonly (LotPart & {
    readonly to: 'held' | 'remaining' | 'gone-from-held' | 'gone-from-remaining';
  })[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ lotId, points, to }) => ({
    id: lotId,
    remaining: to === 'remaining' ? points : to === 'held' || to === 'gone-from-remaining' ? -points : 0,
    held: to === 'held' ? points : to === 'remaining' || to === 'gone-from-held' ? -points : 0,
  }));
  await sql`
    update lot l set remaining_points = l.remaining_points + c.remaining, held_points = l.held_points + c.held
    from (select id, sum(remaining)::int as remaining, sum(held)::int as held
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, remaining integer, held integer)
          group by id) c
    where l.id = c.id`.execute(trx);
}

export const markLotsExpired = (trx: Trx, lotIds: readonly number[], at: Date) =>
  sql`update lot set expired_at = ${at} where id = ${oneOf(lotIds)}`.execute(trx);

/** Guests with points in a lot, due when its last day is over in Tokyo. */
export const guestsWhoseLotsExpire = sql`
  select guest_id as id, (expires_on + 1)::timestamp at time zone 'Asia/Tokyo' as due_at, array[guest_id] as keys
  from lot where ${HAS_POINTS} order by expires_on, lot.id`;

/** Guests with points whose expiry is to be announced. */
export const guestsToNotify = sql`
  select guest_id as id, notice_at as due_at, array[guest_id] as keys
  from lot where notice_at is not null and ${HAS_POINTS} order by notice_at, lot.id`;

/** A guest's lots whose expiry must be announced by `now`. */
export const lotsToNotify = (trx: Trx, guestId: string, now: Date) =>
  trx
    .selectFrom('lot')
    .select(['id', 'remaining_points as points', 'expires_on as expiresOn'])
    .where('guest_id', '=', guestId)
    .where('notice_at', '<=', now)
    .where(HAS_POINTS)
    .orderBy('id')
    .execute();

export const setLotNotice = (trx: Trx, lotIds: readonly number[], noticeAt: Date | null) =>
  sql`update lot set notice_at = ${noticeAt} where id = ${oneOf(lotIds)}`.execute(trx);

/** Lots with something left or held, nearest expiry first. */
export const readLots = (db: Db, guestId: string) =>
  db
    .selectFrom('lot')
    .select(['kind', 'granted_points as grantedPoints', 'remaining_points as remainingPoints'])
    .select(['held_points as heldPoints', 'expires_on as expiresOn', 'created_at as grantedAt'])
    .where('guest_id', '=', guestId)
    .where(sql<boolean>`(remaining_points > 0 or held_points > 0)`)
    .orderBy('expires_on')
    .orderBy('kind')
    .orderBy('id')
    .execute();
