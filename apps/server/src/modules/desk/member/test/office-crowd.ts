import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import type { TestApp } from '../../../../test-support/index.ts';
import type { Plan } from '../../../../test-support/plan.ts';
import type { Read } from '../../../meeting/booking/test/plans.support.ts';

/** How many of each side have bookings, a hundred apiece; the others only registered. */
const busyOf = (bookings: number) => Math.max(1_000, Math.ceil(bookings / 100));

/** Fills a database with so many members and bookings, and of each kind that a filter asks for a few. */
export async function fillOffice(
  app: TestApp,
  { members, bookings }: { readonly members: number; readonly bookings: number },
): Promise<void> {
  const busy = busyOf(bookings);
  await insertCrowd(app.db, { guests: busy, casts: busy, bookings, now: app.clock.now() });
  await addMembers(app, members - 2 * busy);
  await scatter(app);
}

/** So many who only registered, every tenth a cast. */
async function addMembers({ db, clock }: TestApp, count: number): Promise<void> {
  const ids = (what: string) =>
    sql.raw(
      `overlay(overlay(md5('${what}' || no) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`,
    );
  const [identity, account] = [ids('identity'), ids('member')];
  const numbers = sql`generate_series(1, ${sql.lit(count)}) no`;
  await sql`insert into identity (id, phone_index, created_at)
    select ${identity}, sha256(no::text::bytea), ${clock.now()} from ${numbers}`.execute(db);
  await sql`insert into account (id, identity_id, user_type, registration_stage, created_at)
    select ${account}, ${identity}, case when no % 10 = 0 then 2 else 1 end, 5, ${clock.now()} from ${numbers}`.execute(
    db,
  );
  await sql`insert into guest (id, nickname, age_checked_at)
    select ${account}, 'ゲスト' || no, ${clock.now()} from ${numbers} where no % 10 > 0`.execute(db);
  await sql`insert into cast_member (id, nickname, registered_at, verify_status, search_text)
    select ${account}, 'キャスト' || no, ${clock.now()}, 2, 'きゃすと' || no from ${numbers} where no % 10 = 0`.execute(
    db,
  );
}

/** A few of each kind that a filter asks for, all over the ids. */
async function scatter({ db, clock }: TestApp): Promise<void> {
  const now = clock.now();
  const every = (nth: number, id = 'id') => sql.raw(`hashtext(${id}::text) % ${nth} = 0`);
  await sql`update account set suspended_at = ${now} where ${every(900)}`.execute(db);
  await sql`update account set left_at = ${now} where ${every(700)}`.execute(db);
  await sql`update guest set age_checked_at = null where ${every(300)}`.execute(db);
  await sql`update guest set age_checked_at = null, age_refused_at = ${now} where ${every(1100)}`.execute(db);
  await sql`update guest set nickname = 'みなと' || substr(id::text, 1, 4) where ${every(500)}`.execute(db);
  await sql`update cast_member set paused_at = ${now} where ${every(90)}`.execute(db);
  await sql`update cast_member set verify_status = 3 where ${every(110)}`.execute(db);
  await sql`update cast_member set cast_class = 'REGULAR' where cast_class = 'SUPER_PREMIUM' and not (${every(50)})`.execute(
    db,
  );
  // Of everybody, not of a sample: chance would decide which plan is seen.
  await db.connection().execute(async (connection) => {
    await sql`set default_statistics_target = 1000`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset default_statistics_target`.execute(connection);
  });
}

/** What operators read of members and bookings: every filter with its next page, one of each, and tonight. */
export async function officeReads(app: TestApp): Promise<Read[]> {
  const desk = asOperator(app);
  const one = async <Row>(text: string) => (await sql<Row>`${sql.raw(text)}`.execute(app.db)).rows[0]!;
  const { guest } = await one<{ guest: string }>(
    'select guest_id as guest from booking group by 1 order by count(*) desc limit 1',
  );
  const { cast, store } = await one<{ cast: string; store: string }>(
    `select p.cast_id as cast, c.store_id as store from participation p join cast_member c on c.id = p.cast_id
     group by 1, 2 order by count(*) desc limit 1`,
  );
  const { number } = await one<{ number: string }>('select number from booking limit 1');
  const { place } = await one<{ place: { prefecture: number; district: string } }>(
    `select jsonb_build_object('prefecture', prefecture::text, 'district', district) as place from cast_member where prefecture is not null
     group by prefecture, district order by count(*) desc limit 1`,
  );
  const members = (query: object) => async () => {
    const page = await desk.ok('listMembers', { query });
    if (page.nextCursor) await desk.ok('listMembers', { query: { ...query, cursor: page.nextCursor } });
  };
  const bookings = (query: object) => async () => {
    const page = await desk.ok('listBookings', { query });
    if (page.nextCursor) await desk.ok('listBookings', { query: { ...query, cursor: page.nextCursor } });
  };
  const filters = [
    {},
    { side: 'GUEST' },
    { side: 'CAST' },
    { castClass: 'SUPER_PREMIUM' },
    { state: 'SUSPENDED' },
    { state: 'LEFT' },
    { state: 'PAUSED' },
    { ageState: 'CHECKED' },
    { ageState: 'UNCHECKED', side: 'GUEST' },
    { ageState: 'WAITING' },
    { ageState: 'REFUSED' },
    place,
    { words: 'ミナト' },
  ];
  const ofBookings = [
    {},
    ...['NEW', 'ACCEPT', 'IN_MEETING', 'DONE', 'REJECT', 'CANCEL', 'CLAIM'].map((status) => ({ status })),
    { guestId: guest },
    { castId: cast },
    { castId: cast, status: 'DONE' },
    { storeId: store },
    { number },
    { from: '2026-11-01', to: '2026-11-02' },
  ];
  const nameOf = (filter: object) =>
    JSON.stringify(
      Object.keys(filter).length === 1 || 'status' in filter || 'ageState' in filter
        ? filter
        : Object.keys(filter),
    ).replace(/"[\da-f-]{36}"|"DH-[^"]*"/g, '…');
  return [
    ...filters.map((filter): Read => [`members ${nameOf(filter)}`, members(filter)]),
    ['member, a guest', () => desk.ok('readMember', { params: { accountId: guest } })],
    ['member, a cast', () => desk.ok('readMember', { params: { accountId: cast } })],
    ['member by number', () => desk.ok('lookUpMembers', { query: { number: '10050' } })],
    ['members by booking', () => desk.ok('lookUpMembers', { query: { number } })],
    ['reviews of a member', () => desk.ok('listMemberReviews', { params: { accountId: guest }, query: {} })],
    ['reports of a member', () => desk.ok('listMemberReports', { params: { accountId: guest }, query: {} })],
    ['history of a member', () => desk.ok('listMemberHistory', { params: { accountId: guest }, query: {} })],
    ...ofBookings.map((filter): Read => [`bookings ${nameOf(filter)}`, bookings(filter)]),
    ['booking', () => desk.ok('showBooking', { params: { bookingId: number } })],
    ['tonight', () => desk.ok('listTonight', { query: {} })],
  ];
}

/** A page of 50 with what is looked up for each of its rows: some thirty tables' rows, and not a part of any table. */
export const MOST_ROWS = 5_000;

/** What a statement reads, as it is planned in the product: with its values where it is planned again, else also without. */
export const rowsOf = ({ plans }: { readonly plans: readonly Plan[] }) =>
  plans
    .filter(({ kind, text }) => kind === 'custom' || !text.startsWith(PLAN_ANEW))
    .map(({ text, kind, steps }) => ({
      what: `${kind}: ${text}`,
      rows: steps.filter((step) => step.isScan).reduce((sum, step) => sum + step.rowsRead, 0),
    }));
