import { sql } from 'kysely';
import { dayOf } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import {
  drawReviews,
  insertBookings,
  insertParticipations,
  insertReviews,
  insertSchedules,
} from './bookings.ts';
import { insertBooks } from './books.ts';
import { loadInBulk } from './bulk-load.ts';
import { drawBookings, drawCosts, drawParticipations, OF_FOCUS } from './draw-bookings.ts';
import { drawPeople, insertPeople } from './people.ts';
import { chanceOf } from './random.ts';
import type { CrowdSize, World } from './world.ts';

export type { CrowdSize } from './world.ts';
export { castsOfStores } from './people.ts';
export { insertFinishedWork } from './finished-work.ts';

const TABLES = [
  'identity',
  'account',
  'consent',
  'guest',
  'card',
  'store',
  'cast_member',
  'cast_tag',
  'cast_photo',
  'guest_photo',
  'media',
  'media_file',
  'schedule',
  'stage_progress',
  'booking',
  'participation',
  'booking_event',
  'review',
  'stage_count',
  'gift_sent',
  'wallet',
  'reward_balance',
  'lot',
  'purchase',
  'hold',
  'hold_lot',
  'hold_resolution',
  'ledger_account',
  'ledger_transfer',
];

/** Of the loading connection: a sort of millions of rows in memory, an index in one pass. */
const MEMORY = ['work_mem', 'maintenance_work_mem', 'temp_buffers'].map(
  (name) => `set local ${name} = '256MB'`,
);

/**
 * Fills a migrated database, set by set, with people, their bookings in every state, schedules, histories, reviews and books that are
 * coherent (`assertCoherent`), and updates the planner's statistics. Every constraint holds: see `loadInBulk`.
 */
export async function insertCrowd(db: Db, size: CrowdSize): Promise<void> {
  const { guests, casts, tomorrow = 0 } = size;
  if (tomorrow > Math.min(guests - OF_FOCUS, 2 * casts))
    throw new Error('Nobody is met so often in one evening');
  await loadInBulk(db, TABLES, async (trx) => {
    for (const statement of MEMORY) await sql.raw(statement).execute(trx);
    await load({
      trx,
      size,
      chance: chanceOf(size.seed ?? 1),
      today: dayOf(size.now),
      now: sql`${size.now}::timestamptz`,
    });
  });
  await sql`vacuum analyze`.execute(db);
}

async function load(world: World): Promise<void> {
  await drawPeople(world);
  await drawBookings(world);
  await drawParticipations(world);
  await drawCosts(world);
  await drawReviews(world);
  await insertPeople(world);
  await insertSchedules(world);
  await insertBookings(world);
  await insertParticipations(world);
  await insertReviews(world);
  await insertBooks(world);
}
