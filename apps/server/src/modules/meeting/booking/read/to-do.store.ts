import { sql } from 'kysely';
import type { ListStatus, Role } from '@yoimachi/domain/booking';
import { REVIEW_WINDOW_HOURS } from '@yoimachi/domain/review';
import { addMinutes } from '@yoimachi/domain/time';
import { PLAN_ANEW, theRow, type Db } from '#platform/database';
import type { Person } from '../context.ts';
import { SHELVES } from './tab.ts';

export interface ToDo {
  readonly requests: number;
  readonly reviews: number;
}

/** A meeting ends within two days of its start, so that the index by start finds what ended lately. */
const LONGEST_HOURS = 48;
const shelf = (role: Role, wanted: ListStatus) =>
  SHELVES[role].find(({ status }) => status === wanted)!.where;

/**
 * What somebody's bookings ask for at `now`, counted as the person's lists show it: a guest's list has one entry of a booking with several
 * casts. A review is open for as long as the domain's `reviewState` says; a test keeps the two in step.
 */
export function countToDo(db: Db, { role, accountId }: Person, now: Date): Promise<ToDo> {
  const own = sql`${sql.ref(`p.${role}_id`)} = ${accountId}`;
  const entry = role === 'guest' ? sql`distinct p.booking_id` : sql`*`;
  const since = addMinutes(now, -REVIEW_WINDOW_HOURS * 60);
  const requests =
    role === 'guest'
      ? sql`0`
      : sql`(select count(*)::int from participation p where ${own} and ${shelf('cast', 'NEW')})`;
  return theRow<ToDo>(db)`${sql.raw(PLAN_ANEW)}
    select ${requests} as requests, (
      select count(${entry})::int from participation p
      where ${own} and ${shelf(role, 'DONE')} and p.starts_at > ${addMinutes(since, -LONGEST_HOURS * 60)}
        and p.finished_at > ${since} and p.finished_at <= ${now}
        and not exists (select from review r where r.participation_id = p.id and r.author = ${role})) as reviews`;
}
