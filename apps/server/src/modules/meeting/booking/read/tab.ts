import { sql, type RawBuilder } from 'kysely';
import { LIST_STATUS_GROUPS, type ListStatus, type Role, type TimeTab } from '@yoimachi/domain/booking';

/** Which of a side's bookings are requested: each named filter narrows; with none named, the upcoming ones. */
export interface ListFilter {
  readonly tab?: TimeTab | undefined;
  readonly group?: keyof typeof LIST_STATUS_GROUPS | undefined;
  readonly status?: ListStatus | undefined;
}

type Condition = RawBuilder<unknown>;

/** Bookings of one tab and list status, found through their own index. Conditions refer to a participation `p` and its booking `b`. */
export interface Shelf {
  readonly tab: TimeTab;
  readonly status: ListStatus;
  readonly where: Condition;
  /** The booking's condition while the participation is in this shelf, worded as in the index, where the index is the booking's. */
  readonly booking?: Condition;
}

const pending = sql`p.status = 'PENDING'`;
const waitsForMeeting = sql`p.status = 'APPROVE' and p.arrived_at is null and p.finished_at is null`;
const inMeeting = sql`p.status = 'APPROVE' and p.arrived_at is not null and p.finished_at is null`;
const noShow = sql`p.status = 'NO_SHOW'`;
const toCome = sql`(p.status in ('PENDING', 'NO_SHOW') or p.status = 'APPROVE' and p.finished_at is null)`;
const over = sql`(p.status = 'FORCE_FINISH' or p.status = 'APPROVE' and p.finished_at is not null)`;
const rejected = sql`p.status in ('REJECT', 'AUTO_REJECT')`;
const cancelled = sql`p.status in ('CANCEL', 'AUTO_CANCEL')`;

const ENDED: readonly Shelf[] = [
  { tab: 'PAST', status: 'DONE', where: over },
  { tab: 'PAST_REJECT_CANCEL', status: 'REJECT', where: rejected },
  { tab: 'PAST_REJECT_CANCEL', status: 'CANCEL', where: cancelled },
];

/** The domain's `timeTab` and `listStatus` as conditions; a test keeps them in step. */
export const SHELVES: Record<Role, readonly Shelf[]> = {
  guest: [
    {
      tab: 'FUTURE',
      status: 'NEW',
      where: sql`(${pending} or ${waitsForMeeting} and b.confirmed_at is null)`,
      booking: sql`b.settled_at is null and (b.confirmed_at is null)::int = 1`,
    },
    {
      tab: 'FUTURE',
      status: 'ACCEPT',
      where: sql`(${waitsForMeeting} and b.confirmed_at is not null)`,
      booking: sql`b.settled_at is null and (b.confirmed_at is null)::int = 0`,
    },
    { tab: 'FUTURE', status: 'IN_MEETING', where: sql`(${noShow} or ${inMeeting})` },
    ...ENDED,
  ],
  cast: [
    { tab: 'FUTURE', status: 'NEW', where: pending },
    { tab: 'FUTURE', status: 'ACCEPT', where: waitsForMeeting },
    { tab: 'FUTURE', status: 'IN_MEETING', where: inMeeting },
    { tab: 'FUTURE', status: 'CANCEL', where: noShow },
    ...ENDED,
  ],
};

/** Everything upcoming has one index, so that it need not be merged from its statuses. */
const TO_COME: Pick<Shelf, 'where' | 'booking'> = { where: toCome };

/** Where a filter's bookings are found, each in one place only. */
export function shelvesOf(
  role: Role,
  { tab, group, status }: ListFilter,
): Pick<Shelf, 'where' | 'booking'>[] {
  const wantedTab = tab ?? (group || status ? undefined : 'FUTURE');
  const groupOf: readonly ListStatus[] | undefined = group && LIST_STATUS_GROUPS[group];
  const wanted = SHELVES[role].filter(
    (shelf) =>
      (!wantedTab || shelf.tab === wantedTab) &&
      (!status || shelf.status === status) &&
      (!groupOf || groupOf.includes(shelf.status)),
  );
  const isToCome = (shelf: Shelf) => shelf.tab === 'FUTURE';
  const allToCome = SHELVES[role].filter(isToCome).every((shelf) => wanted.includes(shelf));
  return allToCome ? [TO_COME, ...wanted.filter((shelf) => !isToCome(shelf))] : wanted;
}

/**
 * The domain's `leadOf`: in a booking with several casts, the participation `p` that determines its place in a guest's list. A test keeps
 * the two in step.
 */
export const IS_LEAD = sql`(b.cast_count = 1 or not exists (
  select from participation q where q.booking_id = p.booking_id and q.id <> p.id and ${rankOf('q')} < ${rankOf('p')}))`;

function rankOf(alias: 'p' | 'q'): Condition {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const isClosed = sql`${of('status')} in ('REJECT', 'AUTO_REJECT', 'CANCEL', 'AUTO_CANCEL')`;
  const isMeetingToCome = sql`${of('status')} = 'APPROVE' and ${of('finished_at')} is null`;
  return sql`(case
      when ${isClosed} then 4
      when ${of('status')} = 'NO_SHOW' or ${isMeetingToCome} and ${of('arrived_at')} is not null then 0
      when ${isMeetingToCome} and b.confirmed_at is not null then 1
      when ${of('status')} = 'PENDING' or ${isMeetingToCome} then 2
      else 3 end,
    case when ${isClosed} then coalesce(${of('rejected_at')}, ${of('cancelled_at')}, 'epoch') else 'epoch' end,
    ${isClosed} and ${of('cancel_type')} is not distinct from 'ONE_COULD_NOT_TAKE_PART',
    ${of('id')})`;
}
