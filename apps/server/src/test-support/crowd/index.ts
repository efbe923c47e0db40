import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '@yoimachi/domain/time';
import { withTransaction, type Db, type Trx } from '#platform/database';
import { insertOpen, insertPast } from './bookings.ts';
import { insertFinishedWork } from './finished-work.ts';
import { idOf, insertCasts, insertGuests, insertSchedules } from './people.ts';

type Sql = RawBuilder<unknown>;

export interface CrowdOptions {
  /** Past bookings of everybody together. */
  readonly bookings: number;
  readonly guests: number;
  readonly casts: number;
  /** A guest and a cast with a long history and full days ahead; they already exist, the guest with a wallet and a lot. */
  readonly guestId: string;
  readonly castId: string;
  readonly now: Date;
}

/** For the guest and for the cast each. */
const LONG_PAST = 2_000;
/** Every tenth booking has a row in each of the other tables the clock handles. */
const WORK_SHARE = 0.1;
/** Upcoming days on which the guest and the cast each have a booking. */
const DAYS_AHEAD = 28;

const pastStatus = sql`case n % 20 when 0 then 'REJECT' when 1 then 'REJECT' when 2 then 'AUTO_REJECT' when 3 then 'CANCEL'
  when 4 then 'AUTO_CANCEL' when 5 then 'FORCE_FINISH' else 'APPROVE' end`;

/**
 * Fills a database with people and their past bookings, as rows that every constraint accepts, and updates the planner's statistics. The
 * rows bypass the commands, so nobody's books are coherent: only for tests of how much a statement reads and how long it takes.
 */
export async function insertCrowd(db: Db, options: CrowdOptions): Promise<void> {
  const { bookings, guests, casts, now } = options;
  await withTransaction(db, async (trx) => {
    // Rows only reference rows of the same fill: checking each of them would take most of the time.
    await sql`set local session_replication_role = replica`.execute(trx);
    await insertGuests(trx, guests, now);
    await insertCasts(trx, casts, now);
    await insertSchedules(trx, sql`select ${options.castId}::uuid as id`, now);
    const today = dayOf(now);
    const rows = sql`select n, ${idOf('guest', sql`1 + n % ${guests}`)} as guest_id,
        ${idOf('cast', sql`1 + (n::bigint * 7919) % ${casts}`)} as cast_id,
        ${today}::date - 1 - n / ${guests} as day, ${pastStatus} as status
      from generate_series(1, ${bookings - 2 * LONG_PAST}) n`;
    await insertPast(trx, { rows, now });
    await insertLongPasts(trx, options);
    await insertFinishedWork(trx, bookings * WORK_SHARE, guests, now);
  });
  // Every row is sampled: otherwise two plans of equal cost would swap from run to run.
  await db.connection().execute(async (one) => {
    await sql`set default_statistics_target = 2000`.execute(one);
    await sql`vacuum analyze`.execute(one);
    await sql`reset default_statistics_target`.execute(one);
  });
}

/** The guest is hardly ever refused; the cast has the usual mixture. Today each has a confirmed meeting, then one a day. */
async function insertLongPasts(
  trx: Trx,
  { bookings, guests, casts, guestId, castId, now }: CrowdOptions,
): Promise<void> {
  const today = dayOf(now);
  const otherGuest = idOf('guest', sql`1 + n % ${guests}`);
  const otherCast = idOf('cast', sql`1 + n % ${casts}`);
  const status = sql`case when n % 200 = 0 then 'REJECT' else 'APPROVE' end`;
  const past = sql`generate_series(1, ${LONG_PAST}) k, lateral (select ${bookings}::integer + k as n) x`;
  const rows = sql`
    select n, ${guestId}::uuid as guest_id, ${otherCast} as cast_id, ${today}::date - k as day, ${status} as status from ${past}
    union all
    select n + ${LONG_PAST}, ${otherGuest}, ${castId}::uuid, ${today}::date - k, ${pastStatus} from ${past}`;
  await insertPast(trx, { rows, now });
  const ahead = sql`lateral (select ${bookings + 3 * LONG_PAST}::integer + k as n) x`;
  const answer = sql`case when k = 0 then 'APPROVE' else 'PENDING' end`;
  // On every fifth day ahead, three casts were asked. Of the others' bookings, every tenth pending one, and every tenth
  // confirmed one, has a second cast, whose own booking is on the next day.
  const castAt = (step: number) => idOf('cast', sql`1 + (n + ${step}::integer) % ${casts}`);
  const castsWith = (first: Sql, step: number) => sql`case when k % 5 = 0
    then array[${first}, ${castAt(step + 1)}, ${castAt(step + 2)}] else array[${first}] end`;
  const open = sql`
    select n, ${guestId}::uuid as guest_id, ${castsWith(castAt(0), 0)} as cast_ids, ${today}::date + k as day, ${answer} as status
    from generate_series(0, ${DAYS_AHEAD}) k, ${ahead}
    union all
    select n + 100, ${otherGuest}, ${castsWith(sql`${castId}::uuid`, 100)}, ${today}::date + k, ${answer}
    from generate_series(0, ${DAYS_AHEAD}) k, ${ahead}
    union all
    select n + 200, ${idOf('guest', sql`k`)},
      case when k % 10 in (4, 5) then array[${idOf('cast', sql`k`)}, ${idOf('cast', sql`k + 1`)}] else array[${idOf('cast', sql`k`)}] end,
      ${today}::date + 40 + k % 15, case k % 2 when 0 then 'APPROVE' else 'PENDING' end
    from generate_series(1, ${Math.min(guests, casts)}) k, ${ahead}`;
  await insertOpen(trx, { rows: open, now });
}
