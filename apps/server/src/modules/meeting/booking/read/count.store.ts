import { sql } from 'kysely';
import type { ListStatus, Role } from '@yoimachi/domain/booking';
import { PLAN_ANEW, theRow, type Db } from '#platform/database';
import { IS_LEAD, SHELVES } from './tab.ts';

export type BookingCounts = Record<ListStatus, number>;

/** How many bookings somebody has, by what the person's own list calls them. */
export function countBookings(db: Db, role: Role, accountId: string): Promise<BookingCounts> {
  const counts = Object.entries(Object.groupBy(SHELVES[role], ({ status }) => status)).map(
    ([status, shelves]) =>
      sql`count(*) filter (where ${sql.join(
        shelves.map(({ where }) => sql`(${where})`),
        sql` or `,
      )})::int as ${sql.ref(status)}`,
  );
  // One has three bookings, another three thousand.
  return theRow<BookingCounts>(db)`${sql.raw(PLAN_ANEW)}
    select ${sql.join(counts)} from participation p join booking b on b.id = p.booking_id
    where ${sql.ref(`p.${role}_id`)} = ${accountId} and ${role === 'guest' ? IS_LEAD : sql`true`}`;
}
