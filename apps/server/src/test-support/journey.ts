import { expect } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '../platform/database/index.ts';
import type { KillableServer } from './killable-server.ts';
import type { Person } from './people.ts';

/** Something that was answered, and therefore has to stay true. */
export type Fact = () => Promise<void>;

export interface Journey {
  /** Signs in with a grant of the development pages, and registers a card at the sandbox. */
  registerCard(guest: Person): Promise<void>;
  /** Buys points, with 3-D Secure where it is asked for. */
  buyPoints(guest: Person, points: number): Promise<void>;
  /** A request for 18:00 to 19:30 that the cast approves; answers the booking's id. */
  book(guest: Person, cast: Person, day: Day): Promise<string>;
  arrive(cast: Person, bookingId: string): Promise<void>;
  finish(cast: Person, bookingId: string): Promise<void>;
  moveClock(to: Date): Promise<void>;
}

/**
 * What people do, over HTTP, as their browsers do it: a call without an answer is sent again under the same key as soon as the
 * server is back. Each answer adds to `facts`.
 */
export function journey(
  server: KillableServer,
  db: Db,
  facts: Fact[],
): Journey & { readonly lost: () => number } {
  let lost = 0;

  async function fetchAgain(
    path: string,
    init: RequestInit,
  ): Promise<{ status: number; text: string; location: string }> {
    for (;;) {
      const url = await server.url();
      try {
        const response = await fetch(new URL(path, url), { ...init, redirect: 'manual' });
        const location = response.headers.get('location') ?? '';
        return { status: response.status, text: await response.text(), location };
      } catch {
        lost += 1;
      }
    }
  }
  async function postJson(path: string, body: object): Promise<Record<string, string>> {
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await fetchAgain(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text);
  }
  const postForm = (path: string, form: Record<string, string>) =>
    fetchAgain(path, { method: 'POST', body: new URLSearchParams(form) });

  /** A fresh session; grants are forgotten by a restart, so a lost one is asked for again. */
  async function tokenOf(person: Person): Promise<string> {
    for (;;) {
      const { grant } = await postJson('/dev/tab', { account_id: person.userId, user_type: person.userType });
      const identity = await postJson('/dev/sign-in', { grant: grant! }).catch(() => undefined);
      if (!identity) continue;
      const body = { firebase_token: identity['identity_token'], user_type: person.userType };
      const session = await postJson(`/v1${accountRoutes.refreshTokens.path}`, body);
      return session['s_token']!;
    }
  }
  async function call<Answer>(
    route: Route,
    body: object | undefined,
    person: Person,
    query = '',
  ): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${await tokenOf(person)}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = { method: route.method, headers, ...(body && { body: JSON.stringify(body) }) };
    const { status, text } = await fetchAgain(`/v1${route.path}${query}`, init);
    if (status !== 200) throw new Error(`${route.path}: ${status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
  const part = (bookingId: string) =>
    db.selectFrom('participation').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();
  const remember = (bookingId: string, check: (row: Awaited<ReturnType<typeof part>>) => void) =>
    facts.push(async () => check(await part(bookingId)));
  const command = async (route: Route, person: Person, bookingId: string, more: object = {}) => {
    const { version } = await part(bookingId);
    await call(route, { bookingId, version, ...more }, person);
  };

  return {
    lost: () => lost,
    async registerCard(guest) {
      const start = await call<{ setupId: string; pageUrl: string }>(
        billingRoutes.startCard,
        { returnPath: '/guest' },
        guest,
      );
      await postForm(start.pageUrl, { number: '4242424242424242', expires: '08/35', cvc: '123' });
      await postForm(start.pageUrl, { result: 'passed' });
      await call(billingRoutes.finishCard, { setupId: start.setupId }, guest);
      facts.push(async () => {
        const cards = await db
          .selectFrom('card')
          .select('last4')
          .where('guest_id', '=', guest.userId)
          .execute();
        expect(cards).toEqual([{ last4: '4242' }]);
      });
    },
    async buyPoints(guest, points) {
      let purchase = await call<Purchase>(billingRoutes.buyPoints, { points, returnPath: '/guest' }, guest);
      const { purchaseId } = purchase;
      while (purchase.status !== 'SUCCEEDED') {
        expect(purchase.status).not.toBe('FAILED');
        if (purchase.actionUrl) await postForm(purchase.actionUrl, { result: 'passed' });
        purchase = await call<Purchase>(
          billingRoutes.checkPayment,
          undefined,
          guest,
          `?purchaseId=${purchaseId}`,
        );
      }
      facts.push(async () => {
        const lots = db
          .selectFrom('purchase as p')
          .innerJoin('lot as l', 'l.id', 'p.lot_id')
          .select('l.granted_points');
        expect(await lots.where('p.id', '=', purchaseId).execute()).toEqual([{ granted_points: points }]);
      });
    },
    async book(guest, cast, day) {
      const casts = [{ castId: cast.userId, scheduleVersion: 1, price30: 5000, price15: 2500 }];
      const window = { day, startMinute: 18 * 60, endMinute: 19 * 60 + 30, guestCount: 1, casts };
      const body = { ...window, clientRequestId: crypto.randomUUID(), place: '銀座駅 A4出口' };
      const { bookingId } = await call<{ bookingId: string }>(guestBookingRoutes.requestBooking, body, guest);
      remember(bookingId, (row) =>
        expect(row).toMatchObject({ guest_id: guest.userId, cast_id: cast.userId, day }),
      );
      await command(castBookingRoutes.confirmBooking, cast, bookingId, { decision: 1 });
      remember(bookingId, (row) => expect(row.approved_at).not.toBeNull());
      return bookingId;
    },
    async arrive(cast, bookingId) {
      await command(castBookingRoutes.castArrived, cast, bookingId);
      remember(bookingId, (row) => expect(row.arrived_at).not.toBeNull());
    },
    async finish(cast, bookingId) {
      await command(castBookingRoutes.endCastBooking, cast, bookingId);
      remember(bookingId, (row) => expect(row.finished_at).not.toBeNull());
    },
    async moveClock(to) {
      await postJson('/dev/clock', { advanceTo: to.toISOString() });
      facts.push(async () => {
        const row = db.selectFrom('setting').select('value').where('key', '=', 'clock.offset_ms');
        const { value } = await row.executeTakeFirstOrThrow();
        expect(Date.now() + Number(value)).toBeGreaterThanOrEqual(to.getTime());
      });
    },
  };
}
