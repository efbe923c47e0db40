import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { buildApp, type App } from '../../apps/server/src/app.ts';
import { devFeature } from '../../apps/server/src/dev-feature.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE, SCENES_WITH_WORK } from './accounts.ts';
import { insertConsents } from './consents.ts';
import { ensureOperators } from './extend.ts';
import { playHeldEvening } from './held-evening.ts';
import { isOpened, markOpened, readPlayed } from './marks.ts';
import { ensureOnCall } from './on-call.ts';
import { buyPoints, registerCard } from './purchases.ts';
import { SCENE_PLACES } from './stores.ja.ts';
import type { SceneOptions } from './types.ts';
import { visit, type Visitor } from './visitor.ts';

/** After the days on which somebody trying the product books, so that his own meeting stays the next one. */
const FIRST_DAY_AHEAD = 8;
const MINUTES = 60;
const POINTS = 20_000;

/**
 * What has to be there before the product is used: its operators, the demo guest's card, points and a confirmed and a pending booking with the
 * demo cast, and the evening of two days ago, which is played on a clock of that time. Everything goes through the product's own calls, so it is
 * as real as anybody's actions; and somebody who has used the demo keeps what he did.
 */
export async function openDemo(options: SceneOptions): Promise<void> {
  const app = await buildApp({ ...options, webDir: null, devFeature: devFeature() });
  try {
    await app.jobs.open();
    const operatorId = await ensureOperators(app.context.db, dayOf(app.context.clock.now()));
    await ensureOnCall(app.context);
    await insertConsents(app.context);
    const guest = await visit(app, DEMO_GUEST_PHONE, UserType.GUEST);
    const cast = await visit(app, DEMO_CAST_PHONE, UserType.CAST);
    await registerCard(guest);
    // What he has spent since is spent.
    if (!(await isOpened(app.context.db))) await buyPoints(guest, POINTS);
    await book(app, guest, cast);
    if ((await readPlayed(app.context.db)) < SCENES_WITH_WORK) {
      await leaveNothingToThen(app);
      await playHeldEvening(options, app.context.clock.now(), operatorId);
    }
    await markOpened(app.context.db);
  } finally {
    await app.close();
  }
}

/** What is of today is told today, and no routine begins on the evening: it would be made up for now. */
async function leaveNothingToThen({ context, outbox, jobs }: App): Promise<void> {
  do {
    await outbox.drain();
  } while ((await jobs.drain()) > 0);
  const at = context.clock.now();
  await context.db
    .insertInto('routine')
    .values(context.works().routines.map(({ name }) => ({ name, due_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Two requests to the demo cast; she approves the first. */
async function book(app: App, guest: Visitor, cast: Visitor): Promise<void> {
  const openings = await openingsOf(app);
  for (const [index, opening] of openings.entries()) {
    const { bookingId } = await guest.call(guestBookingRoutes.requestBooking, {
      day: opening.day,
      startMinute: opening.from_minute,
      endMinute: opening.from_minute + MINUTES,
      guestCount: 1,
      place: SCENE_PLACES[index]!,
      casts: [
        {
          castId: opening.cast_id,
          scheduleVersion: opening.version,
          price30: opening.price30,
          price15: opening.price15,
        },
      ],
      clientRequestId: app.context.ids.newId(),
    });
    if (index > 0) continue;
    await cast.call(castBookingRoutes.confirmBooking, { bookingId, version: 1, decision: 1 });
  }
}

/** The demo cast's next evenings; none if the demo guest already has something open. */
async function openingsOf({ context }: App) {
  const { db, clock, crypto } = context;
  const from: Day = addDays(dayOf(clock.now()), FIRST_DAY_AHEAD);
  const accountOf = (phone: string, userType: UserType) =>
    db
      .selectFrom('account')
      .innerJoin('identity', 'identity.id', 'account.identity_id')
      .select('account.id')
      .where('account.user_type', '=', userType)
      .where('identity.phone_index', '=', crypto.phoneIndex(`+81${phone.slice(1)}`))
      .executeTakeFirstOrThrow();
  const guest = await accountOf(DEMO_GUEST_PHONE, UserType.GUEST);
  const open = db
    .selectFrom('booking')
    .select('id')
    .where('guest_id', '=', guest.id)
    .where('open', '=', true);
  if (await open.executeTakeFirst()) return [];
  const cast = await accountOf(DEMO_CAST_PHONE, UserType.CAST);
  return db
    .selectFrom('schedule as s')
    .innerJoin('cast_member as c', 'c.id', 's.cast_id')
    .select(['s.cast_id', 's.day', 's.from_minute', 's.version', 'c.price30', 'c.price15'])
    .where('s.cast_id', '=', cast.id)
    .where('s.day', '>=', from)
    .orderBy('s.day')
    .limit(SCENE_PLACES.length)
    .$narrowType<{ price30: number; price15: number }>()
    .execute();
}
