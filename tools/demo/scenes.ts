import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { buildApp, type App } from '../../apps/server/src/app.ts';
import { listOperators } from '../../apps/server/src/modules/desk/operator/index.ts';
import { call } from '../../apps/server/src/operator-cli/call.ts';
import type { Config } from '../../apps/server/src/platform/config/index.ts';
import { workOff } from '../../apps/server/src/platform/module/work-off.ts';
import type { Clock } from '../../apps/server/src/platform/clock/index.ts';
import { actingIn } from './acting.ts';
import { addBeginners } from './beginners.ts';
import { insertConsents } from './consents.ts';
import { ensureOperators } from './extend.ts';
import { ensureOnCall } from './on-call.ts';
import {
  DEMO_CAST_PHONE,
  DEMO_GUEST_PHONE,
  SCENES,
  SCENES_KEY,
  SCENES_WITH_PAYOFFS,
  SCENES_WITH_PRICES,
  SCENES_WITH_SETTINGS,
  SCENES_WITH_STATES,
  SCENES_WITH_TIERS,
  SCENES_WITH_WORK,
} from './accounts.ts';
import { playChats } from './chats.ts';
import { playHeldEvening } from './held-evening.ts';
import { playInquiries } from './inquiries.ts';
import { playGroups } from './groups.ts';
import { playMedia } from './media-scenes.ts';
import { playNews } from './news.ts';
import { playNotices } from './notices.ts';
import { buyPoints, registerCard } from './purchases.ts';
import { playPayoffs } from './payoff-scenes.ts';
import { playPhones } from './phone-scenes.ts';
import { playPrices } from './price-scenes.ts';
import { playReads } from './reads.ts';
import { playSearches } from './searches.ts';
import { playSettings } from './setting-scenes.ts';
import { playStates } from './states.ts';
import { SCENE_PLACES } from './stores.ja.ts';
import { comeByLine } from './line-people.ts';
import { playTiers } from './tiers.ts';
import { visit, type Visitor } from './visitor.ts';
import { playWork } from './work-scenes.ts';
import { playWatch } from './watch-scenes.ts';

/** After the days on which somebody trying the product books, so that his own meeting stays the next one. */
const FIRST_DAY_AHEAD = 8;
const MINUTES = 60;
const POINTS = 20_000;

export interface SceneOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Absent: the product's own. */
  readonly clock?: Clock;
}

/**
 * Gives the demo its operators, the demo guest a card, points, a confirmed and a pending booking with the demo cast, and both of them the
 * resulting notices, a guest and a cast who came by LINE, and somebody of each stage of the registrations. Everything goes through the product's own calls, so it is as real as anybody's actions;
 * and somebody who has used the demo keeps what he did.
 */
export async function playScenes(options: SceneOptions): Promise<void> {
  const app = await buildApp({ ...options, webDir: null });
  try {
    await app.jobs.open();
    const operatorId = await ensureOperators(app.context.db, dayOf(app.context.clock.now()));
    await ensureOnCall(app.context);
    await insertConsents(app.context);
    const guest = await visit(app, DEMO_GUEST_PHONE, UserType.GUEST);
    const cast = await visit(app, DEMO_CAST_PHONE, UserType.CAST);
    const played = await scenesPlayed(app);
    await registerCard(guest);
    // What he has spent since is spent.
    if (played === 0) await buyPoints(guest, POINTS);
    await book(app, guest, cast);
    await comeByLine(app);
    await playPhones(app, guest);
    await addBeginners(app);
    if (played < SCENES_WITH_STATES) await playStates(app, operatorId);
    await playMedia(app, operatorId);
    await playReads(app);
    await workOff(app);
    if (played < SCENES_WITH_PRICES) await playPrices(app);
    if (played < SCENES_WITH_SETTINGS) await playSettings(app);
    await playChats(app);
    await playGroups(app);
    if (played < SCENES_WITH_TIERS) await playTiers(app);
    await playNews(app);
    await playInquiries(app, operatorId, { guest, cast });
    await playWatch(app);
    await playSearches(app);
    await workOff(app);
    await playNotices(app);
    if (played < SCENES_WITH_WORK) await playWork(app, operatorId);
    if (played < SCENES_WITH_PAYOFFS) await playPayoffs(app, operatorId);
    await workOff(app);
    if (played < SCENES_WITH_WORK) await playHeldEvening(options, app.context.clock.now(), operatorId);
    await checkBooks(app);
    await markPlayed(app);
  } finally {
    await app.close();
  }
}

/** The books are checked once; from then on every night. */
async function checkBooks(app: App): Promise<void> {
  const owner = actingIn(app, await listOperators(app.context.db))(0, 'tanaka');
  if ((await call(owner, 'showLedger', {})).check !== null) return;
  await call(owner, 'checkBooks', {});
  await workOff(app);
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

async function scenesPlayed({ context }: App): Promise<number> {
  const row = await context.db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', SCENES_KEY)
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

async function markPlayed({ context }: App): Promise<void> {
  await context.db
    .insertInto('setting')
    .values({ key: SCENES_KEY, value: String(SCENES) })
    .onConflict((existing) => existing.column('key').doUpdateSet({ value: String(SCENES) }))
    .execute();
}
