import { sql } from 'kysely';
import { addMinutes } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

const WINDOW_MINUTES = 60;

/**
 * Records that a guest tries a code and returns null, or, if he tried `limit` others within the last hour, when he may try again. A guest's
 * attempts are serialised, so simultaneous ones all count; the same code again counts once.
 */
export async function takeTry(
  trx: Trx,
  guess: { readonly guestId: string; readonly code: string },
  limit: number,
  at: Date,
): Promise<Date | null> {
  const { guestId, code } = guess;
  await sql`select from guest where id = ${guestId} for no key update`.execute(trx);
  await sql`
    delete from coupon_try where guest_id = ${guestId}
      and tried_at <= ${addMinutes(at, -WINDOW_MINUTES)}`.execute(trx);
  const { count, first } = await trx
    .selectFrom('coupon_try')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('tried_at').as('first')])
    .where('guest_id', '=', guestId)
    .where('code', '<>', code)
    .executeTakeFirstOrThrow();
  if (count >= limit) return addMinutes(first ?? at, WINDOW_MINUTES);
  await sql`
    insert into coupon_try (guest_id, code, tried_at) values (${guestId}, ${code}, ${at})
    on conflict do nothing`.execute(trx);
  return null;
}

/** The code is one that exists: trying it does not count. */
export const forgetTry = (db: Db, guestId: string, code: string) =>
  sql`delete from coupon_try where guest_id = ${guestId} and code = ${code}`.execute(db);
