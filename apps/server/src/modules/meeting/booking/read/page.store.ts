import { sql, type RawBuilder } from 'kysely';
import type { Role } from '@yoimachi/domain/booking';
import { MAX_MINUTE } from '@yoimachi/domain/schedule';
import { DAY_MINUTES, instantAt, type Day } from '@yoimachi/domain/time';
import { allRows, type Db } from '#platform/database';
import type { Place } from '#platform/page';
import { IS_LEAD, shelvesOf, type ListFilter, type Shelf } from './tab.ts';

interface Page {
  /** By the id of what the side's lists contain: a guest's booking, a cast's participation. */
  readonly after: Place | null;
  /** Only bookings with somebody of this group. */
  readonly groupId?: string | undefined;
  readonly limit: number;
}
/** A guest's booking or a cast's participation, by its position in a list's order. */
interface Placed {
  readonly id: string;
  readonly starts_at: Date;
}

type Sql = RawBuilder<unknown>;
type Direction = 'asc' | 'desc';

/**
 * A page of one side's list: upcoming by start, everything else latest first. Each shelf is read along its own index and no further than a
 * page.
 */
export async function pageOfList(
  db: Db,
  role: Role,
  accountId: string,
  filter: ListFilter,
  page: Page,
): Promise<Placed[]> {
  const shelves = shelvesOf(role, filter);
  if (shelves.length === 0) return [];
  const onlyToCome = filter.tab === 'FUTURE' || (!filter.tab && !filter.group && !filter.status);
  const direction = onlyToCome ? 'asc' : 'desc';
  const participations = shelves.map((shelf) => ofShelf(role, accountId, shelf, page, direction));
  const query =
    participations.length === 1
      ? participations[0]!
      : sql`select * from (${sql.join(
          participations.map((participation) => sql`(${participation})`),
          sql` union all `,
        )}) shelves
          ${orderedBy(sql`starts_at`, sql`id`, direction)} limit ${page.limit}`;
  return (await sql<Placed>`${query}`.execute(db)).rows;
}

function ofShelf(
  role: Role,
  accountId: string,
  shelf: Pick<Shelf, 'where' | 'booking'>,
  page: Page,
  direction: Direction,
): Sql {
  // The sort must be on the table whose index finds the rows; a participation begins when its booking does.
  const [owner, startsAt, id] = shelf.booking
    ? [sql`b.guest_id`, sql`b.starts_at`, sql`b.id`]
    : [sql.ref(`p.${role}_id`), sql`p.starts_at`, role === 'guest' ? sql`p.booking_id` : sql`p.id`];
  const conditions = [
    sql`${owner} = ${accountId}`,
    shelf.where,
    ...(shelf.booking ? [shelf.booking] : []),
    ...(role === 'guest' ? [IS_LEAD] : []),
    ...(page.groupId === undefined ? [] : [withGroup(role, accountId, page.groupId)]),
    ...(page.after
      ? [
          sql`(${startsAt}, ${id}) ${sql.raw(direction === 'asc' ? '>' : '<')}
            (${page.after.at}::timestamptz, ${page.after.id}::uuid)`,
        ]
      : []),
  ];
  return sql`select ${id} as id, ${startsAt} as starts_at
    from participation p join booking b on b.id = p.booking_id
    where ${sql.join(conditions, sql` and `)}
    ${orderedBy(startsAt, id, direction)} limit ${page.limit}`;
}

/** Whether her guest, or one of the casts of his booking, is in a group. */
function withGroup(role: Role, accountId: string, groupId: string): Sql {
  const members = sql`any (array(select group_member_ids(${accountId}, ${groupId})))`;
  return role === 'cast'
    ? sql`p.guest_id = ${members}`
    : sql`exists (select from participation w where w.booking_id = b.id and w.cast_id = ${members})`;
}

const orderedBy = (startsAt: Sql, id: Sql, direction: Direction) =>
  sql`order by ${startsAt} ${sql.raw(direction)}, ${id} ${sql.raw(direction)}`;

/**
 * What a day page shows: confirmed bookings of `today`, and unfinished ones of the day before. The index finds them by the range of their
 * starts, derived from the days. In a guest's booking with several casts any participation counts.
 */
export async function idsOfDay(db: Db, role: Role, accountId: string, today: Day): Promise<string[]> {
  const id = role === 'guest' ? sql`p.booking_id` : sql`p.id`;
  const rows = await allRows<{ id: string }>(db)`
    select distinct ${id} as id, p.starts_at from participation p join booking b on b.id = p.booking_id
    where ${sql.ref(`p.${role}_id`)} = ${accountId}
      and p.starts_at >= ${instantAt(today, -DAY_MINUTES)} and p.starts_at < ${instantAt(today, MAX_MINUTE)} and (
        p.day = ${today} and (p.status in ('NO_SHOW', 'FORCE_FINISH') or p.status = 'APPROVE' and b.confirmed_at is not null)
        or p.day = ${today}::date - 1 and p.finished_at is null
          and (p.status = 'NO_SHOW' or p.status = 'APPROVE' and b.confirmed_at is not null))
    order by p.starts_at, ${id}`;
  return rows.map((row) => row.id);
}
