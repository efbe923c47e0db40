import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  BookingStatus,
  CancelType,
  leadOf,
  LIST_STATUS_GROUPS,
  ListStatus,
  listStatus,
  timeTab,
  TimeTab,
  type ParticipationState,
  type Role,
} from '@yoimachi/domain/booking';
import { useTestApp } from '../../../../test-support/index.ts';
import { IS_LEAD, SHELVES, shelvesOf, type ListFilter } from '../read/tab.ts';

const app = useTestApp({ modules: [] });

// Only a few, so that some participations end at the same instant.
const instant = fc.option(
  fc.constantFrom(...[1, 2, 3].map((hour) => new Date(Date.UTC(2026, 10, 22, hour)))),
);
const anyParticipation = fc.record({
  status: fc.constantFrom(...Object.values(BookingStatus)),
  arrivedAt: instant,
  finishedAt: instant,
  claimedAt: instant,
  claimEndedAt: instant,
  rejectedAt: instant,
  cancelledAt: instant,
  cancelType: fc.option(fc.constantFrom(...Object.values(CancelType))),
});
const anyBooking = fc.record({
  confirmedAt: instant,
  participations: fc.array(anyParticipation, { minLength: 1, maxLength: 4 }),
});
type AnyBooking = typeof anyBooking extends fc.Arbitrary<infer T> ? T : never;

const idOf = (index: number) => `00000000-0000-7000-8000-00000000000${index}`;
const stateOf = (booking: AnyBooking, index: number) =>
  ({ ...booking.participations[index], confirmedAt: booking.confirmedAt }) as unknown as ParticipationState;

/** The participations in a booking under the names of the tables. */
const tables = ({ confirmedAt, participations }: AnyBooking) => sql`
  with participation as (
    select "order", ('00000000-0000-7000-8000-00000000000' || "order" - 1)::uuid as id, 1 as booking_id, status,
      "arrivedAt" as arrived_at, "finishedAt" as finished_at, "rejectedAt" as rejected_at, "cancelledAt" as cancelled_at,
      "cancelType" as cancel_type
    from rows from (jsonb_to_recordset(${JSON.stringify(participations)}::jsonb) as (status text, "arrivedAt" timestamptz,
      "finishedAt" timestamptz, "rejectedAt" timestamptz, "cancelledAt" timestamptz, "cancelType" text))
      with ordinality as r (status, "arrivedAt", "finishedAt", "rejectedAt", "cancelledAt", "cancelType", "order")),
  booking as (select 1 as id, ${confirmedAt}::timestamptz as confirmed_at, ${participations.length}::int as cast_count)`;

test.each(['guest', 'cast'] as const)(
  'every state is on exactly the shelf of a %s that the domain names',
  async (role: Role) => {
    await fc.assert(
      fc.asyncProperty(anyBooking, async (booking) => {
        const conditions = SHELVES[role].map((shelf) => sql`(${shelf.where})`);
        const { rows } = await sql<{ found: boolean[] }>`${tables(booking)}
          select array[${sql.join(conditions)}] as found
          from participation p join booking b on b.id = p.booking_id order by p.id`.execute(app.db);
        const found = rows.map((row) => SHELVES[role].filter((_, index) => row.found[index]));
        const named = booking.participations.map((_, index) => {
          const state = stateOf(booking, index);
          return [{ tab: timeTab(state), status: listStatus(state, role) }];
        });
        expect(found.map((shelves) => shelves.map(({ tab, status }) => ({ tab, status })))).toEqual(named);
      }),
    );
  },
);

test("of a booking's participations the database leads with the one that the domain does", async () => {
  await fc.assert(
    fc.asyncProperty(anyBooking, async (booking) => {
      const { rows } = await sql<{ id: string }>`${tables(booking)}
        select p.id from participation p join booking b on b.id = p.booking_id where ${IS_LEAD}`.execute(
        app.db,
      );
      const members = booking.participations.map((_, index) => ({
        id: idOf(index),
        state: stateOf(booking, index),
      }));
      expect(rows.map((row) => row.id)).toEqual([leadOf(members).id]);
    }),
    { numRuns: 500 },
  );
});

test.each(['guest', 'cast'] as const)('a filter of a %s takes what it names and nothing else', (role) => {
  const groups = Object.keys(LIST_STATUS_GROUPS) as (keyof typeof LIST_STATUS_GROUPS)[];
  const orNone = <T>(values: readonly T[]) => [undefined, ...values];
  const filters: ListFilter[] = orNone(Object.values(TimeTab)).flatMap((tab) =>
    orNone(groups).flatMap((group) =>
      orNone(Object.values(ListStatus)).map((status) => ({ tab, group, status })),
    ),
  );
  for (const { tab, group, status } of filters) {
    const wanted = SHELVES[role].filter(
      (shelf) =>
        (tab ?? (group || status ? shelf.tab : 'FUTURE')) === shelf.tab &&
        (status ?? shelf.status) === shelf.status &&
        (!group || LIST_STATUS_GROUPS[group].some((one) => one === shelf.status)),
    );
    const taken = shelvesOf(role, { tab, group, status });
    const allToCome = taken.filter((shelf) => !SHELVES[role].some((one) => one === shelf));
    const toCome = SHELVES[role].filter((shelf) => shelf.tab === 'FUTURE');
    const shelves = [
      ...allToCome.flatMap(() => toCome),
      ...taken.filter((shelf) => !allToCome.includes(shelf)),
    ];
    expect(shelves).toEqual(wanted);
  }
});
