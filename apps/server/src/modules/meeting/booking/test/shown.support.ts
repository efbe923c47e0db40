import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { leavingOf, partsFor, sumOf, type Command, type Member, type Sum } from '@yoimachi/domain/booking';
import type { Db } from '#platform/database';
import { stateOf } from '../process/part.ts';

/** Of whose part the call is, and what else of its body says what it costs. */
interface About {
  readonly castId?: string | undefined;
  readonly decision?: number;
}

type ActionOf = (members: readonly Member[], about: About) => Command['action'];
const { cancelGuestBooking, askExtension, finishGuestBooking } = guestBookingRoutes;
const { cancelCastBooking, answerExtension, endCastBooking, forceFinish } = castBookingRoutes;

const ACTIONS = new Map<Route, ActionOf>([
  [cancelGuestBooking, (members) => leavingOf(members.map(({ state }) => state))],
  [askExtension, () => 'askExtension'],
  [finishGuestBooking, () => 'finish'],
  [cancelCastBooking, () => 'cancel'],
  [answerExtension, (_members, { decision }) => (decision === 1 ? 'agreeExtension' : 'declineExtension')],
  [endCastBooking, () => 'end'],
  [forceFinish, () => 'forceFinish'],
]);

/** The sum that the caller's screen shows; null for calls that cost and end nothing. Members are named by their casts. */
export function sumShown(members: readonly Member[], route: Route, about: About, now: Date): Sum | null {
  const { castId } = about;
  const own = castId === undefined ? members : members.filter(({ id }) => id === castId);
  const action = ACTIONS.get(route)?.(own, about);
  if (action === undefined) return null;
  const actor = route.who === 'cast' ? 'cast' : 'guest';
  return sumOf(members, partsFor(members, action, castId), { actor, action }, now);
}

/** The same of a stored booking, as its call's body says it. */
export async function shownOn(
  db: Db,
  route: Route,
  bookingId: string,
  now: Date,
  about: About = {},
): Promise<{ readonly shown?: Sum }> {
  if (!ACTIONS.has(route)) return {};
  const rows = await db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .selectAll('p')
    .select('b.confirmed_at')
    .where('p.booking_id', '=', bookingId)
    .orderBy('p.id')
    .execute();
  const members = rows.map((row) => ({ id: row.cast_id, state: stateOf(row) }));
  const shown = sumShown(members, route, about, now);
  return shown === null ? {} : { shown };
}
