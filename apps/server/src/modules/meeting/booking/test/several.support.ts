import type { castBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import type { Answer, Person, TestApp } from '../../../../test-support/index.ts';
import { shownOn } from './shown.support.ts';
import { requestedOf, type Bookable } from './support.ts';

/** A booking with several casts and its people. */
export interface Several {
  readonly guest: Person;
  readonly casts: readonly Bookable[];
  readonly bookingId: string;
}

/** The participations in the order of the request. */
export async function participationsOf(test: TestApp, bookingId: string) {
  return test.db
    .selectFrom('participation')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

export const bookingOf = (test: TestApp, bookingId: string) =>
  test.db.selectFrom('booking').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();

/** A cast's call on her participation in its current state. */
export async function byCast(
  test: TestApp,
  { casts, bookingId }: Several,
  index: number,
  route: (typeof castBookingRoutes)[keyof typeof castBookingRoutes],
  more: object = {},
): Promise<Answer<Route>> {
  const participation = (await participationsOf(test, bookingId))[index]!;
  const about = { castId: participation.cast_id, ...more };
  const shown = await shownOn(test.db, route, bookingId, test.clock.now(), about);
  const body = { bookingId, version: participation.version, ...shown, ...more };
  return test.call(route, { body }, casts[index]);
}

/** The guest's call for all casts of the booking in its current state; with `cast`, on that cast's participation. */
export async function byGuest(
  test: TestApp,
  { guest, casts, bookingId }: Several,
  route: Route,
  more: Readonly<Record<string, unknown>> & { readonly cast?: number } = {},
): Promise<Answer<Route>> {
  const { cast, ...rest } = more;
  const participations = await participationsOf(test, bookingId);
  const seen =
    cast === undefined
      ? { version: participations.reduce((sum, participation) => sum + participation.version, 0) }
      : { version: participations[cast]!.version, castId: casts[cast]!.userId };
  const about = { ...seen, ...rest };
  const shown = await shownOn(test.db, route, bookingId, test.clock.now(), about);
  return test.call(route, { body: { bookingId, ...shown, ...about } } as never, guest);
}

/** What must succeed. */
export async function must(answer: Promise<Answer<Route>>): Promise<void> {
  const { status, code } = await answer;
  if (status !== 200) throw new Error(`${status} ${code}`);
}

export async function allApproved(
  test: TestApp,
  confirm: (typeof castBookingRoutes)['confirmBooking'],
  people: Parameters<typeof requestedOf>[1] = {},
): Promise<Several> {
  const several = await requestedOf(test, people);
  for (const index of several.casts.keys())
    await must(byCast(test, several, index, confirm, { decision: 1 }));
  return several;
}
