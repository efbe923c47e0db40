import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import { addDays, addMinutes, DAY_MINUTES, dayOf } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { App } from '../../apps/server/src/app.ts';
import { call } from '../../apps/server/src/operator-cli/call.ts';
import { agreeTo, askFor, eveningsOf } from './evenings.ts';
import { demoPerson } from './people.ts';
import type { Stage } from './types.ts';
import { visit } from './visitor.ts';
import { DEMO_PENALISED_CAST_PHONE, pairsWhoMet, REPORTS, workGuests, type Guest } from './work-people.ts';
import { workTexts as t } from './work-scenes.ja.ts';

/** From this day on she gives her evenings: nobody who tries the product books that far ahead first. */
const FIRST_DAY_AHEAD = 10;
/** Three who are cancelled, one who is given points, two who may be one. */
const GUESTS = 6;
/** What calls for a review. */
const PENALTIES = 3;

/**
 * What waits in the queues of the back office that nobody else's story fills: reports, a cast who cancelled too often, proposals, and what comes
 * of days that no demo has seen. Each once, also in a demo that was filled before; other people than those whom one signs in as.
 */
export async function playWork({ app, as }: Stage): Promise<void> {
  const guests = await workGuests(app, GUESTS);
  await report(app);
  await cancelThrice(app, guests);
  // One operator proposes what another has to approve.
  if (await isEmpty(app, 'operator_act'))
    await call(as(0, 'sato'), 'proposeAdjustment', {
      params: { accountId: guests[3]!.id },
      body: { points: 3000, reason: t.proposalReason },
    });
  await insertWaiting(app, guests[4]!, guests[5]!);
}

const isEmpty = async ({ context: { db } }: App, table: 'operator_act' | 'report'): Promise<boolean> =>
  (await db
    .selectFrom(table)
    .select(sql`1`.as('one'))
    .limit(1)
    .executeTakeFirst()) === undefined;

async function report(app: App): Promise<void> {
  if (!(await isEmpty(app, 'report'))) return;
  const pairs = await pairsWhoMet(app, REPORTS.length);
  for (const [index, { guest, cast }] of pairs.entries()) {
    const { isByCast, ...said } = REPORTS[index]!;
    const body = { ...said, isSafety: false };
    if (isByCast) {
      const reporter = await visit(app, cast.phone, UserType.CAST);
      await reporter.call(blockRoutes.reportGuest, { guestId: guest.id, report: body });
    } else {
      const reporter = await visit(app, guest.phone, UserType.GUEST);
      await reporter.call(blockRoutes.reportCast, { castId: cast.id, report: body });
    }
  }
}

/** Three guests ask for three of her evenings; she agrees, and cancels each. */
async function cancelThrice(app: App, guests: readonly Guest[]): Promise<void> {
  const { db, clock } = app.context;
  const cast = await demoPerson(app, DEMO_PENALISED_CAST_PHONE, UserType.CAST);
  const has = await db
    .selectFrom('penalty')
    .select('id')
    .where('cast_id', '=', cast.id)
    .limit(1)
    .executeTakeFirst();
  if (has) return;
  const she = await visit(app, DEMO_PENALISED_CAST_PHONE, UserType.CAST);
  const from = addDays(dayOf(clock.now()), FIRST_DAY_AHEAD);
  for (const [index, evening] of (await eveningsOf(app, cast.id, from, PENALTIES)).entries()) {
    const { phone, points } = guests[index]!;
    if (points < 2 * evening.price30) return;
    const bookingId = await askFor(app, await visit(app, phone, UserType.GUEST), evening, t.place);
    const { version } = await agreeTo(she, bookingId);
    await she.call(castBookingRoutes.cancelCastBooking, {
      bookingId,
      version,
      reason: t.cancelReasons[index]!,
      shown: { points: 0, minutes: null },
    });
  }
}

/** What only days or faults bring about: rows as they would have been left. */
async function insertWaiting(app: App, guest: Guest, other: Guest): Promise<void> {
  const { db, clock, ids } = app.context;
  const now = clock.now();
  const ago = (days: number) => addMinutes(now, -days * DAY_MINUTES);
  const cast = await demoPerson(app, DEMO_PENALISED_CAST_PHONE, UserType.CAST);
  const [first, second] = [guest.identityId, other.identityId].toSorted();
  await db
    .insertInto('identity_match')
    .values({ identity_id: first!, other_id: second!, kind: 'DEVICE', found_at: ago(2) })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      topic: 'cast.changed',
      key: cast.id,
      payload: JSON.stringify({ castId: cast.id }),
      created_at: ago(1),
      processed_at: ago(1),
      dead_reason: 'canceling statement due to statement timeout',
    })
    .execute();
  await db
    .insertInto('notification_delivery')
    .values({
      id: ids.newId(),
      account_id: guest.id,
      source_id: ids.newId(),
      kind: 'GUEST_APPROVED',
      channel: 'MAIL',
      address: 'OWN',
      state: 'DEAD',
      reason: '550 mailbox unavailable',
      tries: 5,
      created_at: ago(1),
      ended_at: ago(1),
    })
    .execute();
  await invite(app, ago(3));
}

/** An invited cast who has met, on the device of the one who invited her. */
async function invite({ context: { db } }: App, at: Date): Promise<void> {
  await sql`
    insert into referral (friend_id, referrer_id, created_at, same_device, outcome, decided_at)
    select f.id, r.id, f.registered_at, true, 'REVIEW', ${at}
    from (select id, registered_at from cast_member c where id not in (select friend_id from referral)
        and exists (select from participation p where p.cast_id = c.id and p.finished_at < ${at})
      order by registered_at desc, id limit 1) f,
      (select id from cast_member order by registered_at, id limit 1) r
    where not exists (select from referral where outcome = 'REVIEW')`.execute(db);
}
