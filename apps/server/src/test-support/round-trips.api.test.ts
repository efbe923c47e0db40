import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes, type RouteName } from '@yoimachi/contract/table';
import { does } from '../modules/meeting/booking/test/support.ts';
import { switchGifts } from '#money/gift';
import { useRewoundApp } from './index.ts';
import { properCallOf } from './proper-calls.ts';
import { ARRIVAL } from './refused-inputs.calls.ts';
import { roundTripsOf } from './sent.ts';

const app = useRewoundApp();

interface Counted {
  readonly what: string;
  readonly name: RouteName;
  /** How often it waits for the database at most, wherever that is. */
  readonly most: number;
  readonly body?: object;
}
/** One of each asks what the person has agreed to, but for a refusal, a withdrawal, a payoff and the end. */
const COUNTED: readonly Counted[] = [
  // One of them reads what operators decided of texts, which is kept in mind for some seconds.
  // One of them, the versions of what is agreed to, is read once in five seconds for all.
  { what: 'a request', name: 'requestBooking', most: 11 },
  { what: 'an approval', name: 'confirmBooking', most: 7, body: { decision: 1, reason: undefined } },
  { what: 'a refusal', name: 'confirmBooking', most: 9 },
  { what: 'a withdrawal', name: 'cancelGuestBooking', most: 9 },
  // Ten of them are the development payment service's own; two count what the card has paid, one payment after the other.
  // The last of each keeps from where it came.
  { what: 'a purchase', name: 'buyPoints', most: 25 },
  // The first of a person looks for the consents, and the first that is not read is counted: else it waits twice.
  { what: 'a message', name: 'sendMessage', most: 4 },
  // It stands in the chat of the two, and its screens are told.
  { what: 'a gift', name: 'sendGift', most: 12 },
  { what: 'a payoff', name: 'requestPayoff', most: 15 },
  { what: 'an end with settlement', name: 'finishGuestBooking', most: 9 },
];

test.each(COUNTED)('$what waits for the database $most times at most', async ({ name, most, body }) => {
  if (name === 'sendGift') await switchGifts(app.context, true);
  const route: Route = allRoutes[name];
  const call = properCallOf(name, route);
  const booked = await call.people(app);
  if (call.isMet) {
    await app.moveTo(ARRIVAL);
    await does(app, booked, castBookingRoutes.castArrived);
  }
  await app.moveTo(call.at);
  await call.first?.(app, booked);
  const input = await call.input(app, booked);
  const [person, look] =
    route.who === 'cast'
      ? [booked.cast, castBookingRoutes.todayCastBookings]
      : [booked.guest, guestBookingRoutes.todayGuestBookings];
  // Who acts has looked before: his session is known.
  await app.ok(look, {}, person);
  const send = () => app.ok(route, { ...input, body: { ...input.body, ...body } } as never, person);
  const trips = await roundTripsOf(send);
  expect(trips.length, JSON.stringify(trips, null, 1)).toBeLessThanOrEqual(most);
});
