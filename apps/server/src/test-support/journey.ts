import { expect } from 'vitest';
import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import type { Day } from '@yoimachi/domain/time';
import { shownOn } from '../modules/meeting/booking/test/shown.support.ts';
import type { Db } from '#platform/database';
import type { Person } from './people.ts';
import type { ResendingClient } from './resending-client.ts';

/** Something that was confirmed, and therefore must stay true. */
export type Fact = () => Promise<void>;

export interface Traveller {
  readonly client: ResendingClient;
  readonly db: Db;
  /** What has been confirmed so far; every step adds to it. */
  readonly facts: Fact[];
}

/** Registers a card on the sandbox's page. */
export async function registerCard({ client, db, facts }: Traveller, guest: Person): Promise<void> {
  const { setupId, pageUrl } = await client.call<{ setupId: string; pageUrl: string }>(
    billingRoutes.startCard,
    { returnPath: '/guest' },
    guest,
  );
  await client.postForm(pageUrl, { number: '4242424242424242', expires: '08/35', cvc: '123' });
  await client.postForm(pageUrl, { result: 'passed' });
  await client.call(billingRoutes.finishCard, { setupId }, guest);
  facts.push(async () => {
    const cards = db.selectFrom('card').select('last4').where('guest_id', '=', guest.userId);
    expect(await cards.execute()).toEqual([{ last4: '4242' }]);
  });
}

/** Buys points, with 3-D Secure where required. */
export async function buyPoints(
  { client, db, facts }: Traveller,
  guest: Person,
  points: number,
): Promise<void> {
  const body = { points, returnPath: '/guest' };
  let purchase = await client.call<Purchase>(billingRoutes.buyPoints, body, guest);
  const { purchaseId } = purchase;
  while (purchase.status !== 'SUCCEEDED') {
    expect(purchase.status).not.toBe('FAILED');
    if (purchase.actionUrl) await client.postForm(purchase.actionUrl, { result: 'passed' });
    const query = `?purchaseId=${purchaseId}`;
    purchase = await client.call<Purchase>(billingRoutes.checkPayment, undefined, guest, query);
  }
  facts.push(async () => {
    const lots = db
      .selectFrom('purchase as p')
      .innerJoin('lot as l', 'l.id', 'p.lot_id')
      .select('l.granted_points');
    expect(await lots.where('p.id', '=', purchaseId).execute()).toEqual([{ granted_points: points }]);
  });
}

const participationOf = (db: Db, bookingId: string) =>
  db.selectFrom('participation').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();
type Participation = Awaited<ReturnType<typeof participationOf>>;

function remember(
  { db, facts }: Traveller,
  bookingId: string,
  check: (participation: Participation) => void,
): void {
  facts.push(async () => check(await participationOf(db, bookingId)));
}

async function command(
  one: Traveller,
  route: Route,
  person: Person,
  bookingId: string,
  more: object = {},
): Promise<void> {
  const { client, db } = one;
  const { version } = await participationOf(db, bookingId);
  const shown = await shownOn(db, route, bookingId, await timeOf(one));
  await client.call(route, { bookingId, version, ...shown, ...more }, person);
}

/** A request for 18:00 to 19:30 (15,000 P) that the cast approves; returns the booking's id. */
export async function book(one: Traveller, guest: Person, cast: Person, day: Day): Promise<string> {
  const body = {
    day,
    startMinute: 18 * 60,
    endMinute: 19 * 60 + 30,
    guestCount: 1,
    place: '銀座駅 A4出口',
    casts: [{ castId: cast.userId, scheduleVersion: 1, price30: 5000, price15: 2500 }],
    clientRequestId: crypto.randomUUID(),
  };
  const route = guestBookingRoutes.requestBooking;
  const { bookingId } = await one.client.call<{ bookingId: string }>(route, body, guest);
  remember(one, bookingId, (participation) =>
    expect(participation).toMatchObject({ guest_id: guest.userId, day }),
  );
  await command(one, castBookingRoutes.confirmBooking, cast, bookingId, { decision: 1 });
  remember(one, bookingId, (participation) => expect(participation.approved_at).not.toBeNull());
  return bookingId;
}

export async function arrive(one: Traveller, cast: Person, bookingId: string): Promise<void> {
  await command(one, castBookingRoutes.castArrived, cast, bookingId);
  remember(one, bookingId, (participation) => expect(participation.arrived_at).not.toBeNull());
}

export async function finish(one: Traveller, cast: Person, bookingId: string): Promise<void> {
  await command(one, castBookingRoutes.endCastBooking, cast, bookingId);
  remember(one, bookingId, (participation) => expect(participation.finished_at).not.toBeNull());
}

/** The product's current time. */
async function timeOf({ db }: Traveller): Promise<Date> {
  const offset = db.selectFrom('setting').select('value').where('key', '=', 'clock.offset_ms');
  return new Date(Date.now() + Number((await offset.executeTakeFirst())?.value ?? 0));
}

/** Moves the product's clock through the development page. */
export async function moveClock({ client, db, facts }: Traveller, to: Date): Promise<void> {
  await client.postJson('/dev/clock', { advanceTo: to.toISOString() });
  facts.push(async () => {
    const offset = db.selectFrom('setting').select('value').where('key', '=', 'clock.offset_ms');
    const { value } = await offset.executeTakeFirstOrThrow();
    expect(Date.now() + Number(value)).toBeGreaterThanOrEqual(to.getTime());
  });
}
