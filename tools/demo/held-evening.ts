import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { UserType } from '@yoimachi/domain/account';
import { AUTO_FINISH_MINUTES } from '@yoimachi/domain/booking';
import { addDays, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { buildApp, type App } from '../../apps/server/src/app.ts';
import { devFeature } from '../../apps/server/src/dev-feature.ts';
import { suspendAccount } from '../../apps/server/src/modules/desk/operator/index.ts';
import { testClock } from '../../apps/server/src/platform/clock/index.ts';
import { workOff } from '../../apps/server/src/platform/module/work-off.ts';
import { agreeTo, askFor, eveningsOf } from './evenings.ts';
import { demoPerson } from './people.ts';
import { buyPoints, DISPUTED_CARD, registerCard } from './purchases.ts';
import type { SceneOptions } from './types.ts';
import { visit } from './visitor.ts';
import { HELD_CAST_PHONES, workGuests, type Guest } from './work-people.ts';
import { workTexts as t } from './work-scenes.ja.ts';

/** The evening before yesterday: its claims and rewards still wait. */
const DAYS_AGO = 2;
/** The night before: what is charged back a day later has been spent by then. */
const ASKED_AT = 22 * 60 + 30;
const FROM = 18 * 60;
const TO = FROM + 60;
const FREE_UNTIL = 22 * 60;
/** Enough for an hour with anybody. */
const POINTS = 30_000;
const EVERYBODY = 100;

/**
 * Two meetings of an evening that is over, on a clock of that time: at one the cast says that the guest did not come, and he objects; at the other
 * the guest is suspended while they meet, so that her reward is frozen, and his payment is charged back. Once, also in a demo that was filled before.
 */
export async function playHeldEvening(options: SceneOptions, now: Date, operatorId: string): Promise<void> {
  const evening = addDays(dayOf(now), -DAYS_AGO);
  const clock = testClock(instantAt(addDays(evening, -1), ASKED_AT));
  const app = await buildApp({ ...options, clock, webDir: null, devFeature: devFeature() });
  try {
    const { db } = app.context;
    if (await db.selectFrom('frozen_reward').select('participation_id').limit(1).executeTakeFirst()) return;
    await app.jobs.open();
    const all = await workGuests(app, EVERYBODY);
    // Who has the most, and who has to buy.
    const guests = [all[0]!, all.at(-1)!];
    const payer = await visit(app, guests[1]!.phone, UserType.GUEST);
    await registerCard(payer, DISPUTED_CARD);
    await buyPoints(payer, POINTS);
    const bookings: string[] = [];
    for (const index of [0, 1] as const)
      bookings.push(await arrange(app, guests[index]!, HELD_CAST_PHONES[index], evening));
    const [claimed, running] = bookings as [string, string];
    await workOff(app);
    await clock.advanceTo(instantAt(evening, FROM));
    await castSays(app, 0, castBookingRoutes.castArrived, claimed);
    await castSays(app, 1, castBookingRoutes.castArrived, running);
    await clock.advanceTo(instantAt(evening, FROM + 20));
    await castSays(app, 0, castBookingRoutes.claimGuestAbsent, claimed);
    const guest = await visit(app, guests[0]!.phone, UserType.GUEST);
    const version = await versionOf(app, claimed);
    await guest.call(guestBookingRoutes.guestObjects, {
      bookingId: claimed,
      version,
      reason: t.claimObjection,
    });
    const operator = { id: operatorId, name: 'sato' };
    await suspendAccount(app.context, { accountId: guests[1]!.id, category: 'TERMS', operator });
    await clock.advanceTo(instantAt(evening, TO + AUTO_FINISH_MINUTES + 1));
    await workOff(app);
    // Nobody is asked whether she is safe.
    await castSays(app, 1, castBookingRoutes.checkOut, running);
    await clock.advanceTo(instantAt(addDays(evening, 1), 60));
    await workOff(app);
  } finally {
    await app.close();
  }
}

/** Returns the confirmed booking of the two on that evening. */
async function arrange(app: App, { phone }: Guest, castPhone: string, day: Day): Promise<string> {
  const cast = await visit(app, castPhone, UserType.CAST);
  const guest = await visit(app, phone, UserType.GUEST);
  const { id } = await demoPerson(app, castPhone, UserType.CAST);
  const find = async () => (await eveningsOf(app, id, day, 1)).find((evening) => evening.day === day);
  if (!(await find()))
    await cast.call(scheduleRoutes.createSchedule, {
      day,
      fromMinute: FROM,
      toMinute: FREE_UNTIL,
      workMinute: FREE_UNTIL + 30,
      cantJoinAlone: false,
      workingBar: t.bar,
    });
  const bookingId = await askFor(app, guest, (await find())!, t.place, FROM);
  await agreeTo(cast, bookingId);
  return bookingId;
}

async function versionOf({ context: { db } }: App, bookingId: string): Promise<number> {
  const { version } = await db
    .selectFrom('participation')
    .select('version')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return version;
}

/** On the clock's own day: what she signed in with the day before is over. */
async function castSays(
  app: App,
  index: 0 | 1,
  route: (typeof castBookingRoutes)['castArrived' | 'checkOut' | 'claimGuestAbsent'],
  bookingId: string,
): Promise<void> {
  const cast = await visit(app, HELD_CAST_PHONES[index], UserType.CAST);
  await cast.call(route, { bookingId, version: await versionOf(app, bookingId) });
}
