import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import {
  leavingOf,
  participationsFor,
  sumOf,
  type Command,
  type Participation,
  type Sum,
} from '@yoimachi/domain/booking';
import type { Db } from '#platform/database';
import { readBooking } from '../process/participation.store.ts';

/** Whose participation the call is about, and what else in its body determines the cost. */
interface About {
  readonly castId?: string | undefined;
  readonly decision?: number;
}

type ActionOf = (participations: readonly Participation[], about: About) => Command['action'];
const { cancelGuestBooking, askExtension, finishGuestBooking } = guestBookingRoutes;
const { cancelCastBooking, answerExtension, endCastBooking, forceFinish } = castBookingRoutes;

const ACTIONS = new Map<Route, ActionOf>([
  [cancelGuestBooking, (participations) => leavingOf(participations.map(({ state }) => state))],
  [askExtension, () => 'askExtension'],
  [finishGuestBooking, () => 'finish'],
  [cancelCastBooking, () => 'cancel'],
  [
    answerExtension,
    (_participations, { decision }) => (decision === 1 ? 'agreeExtension' : 'declineExtension'),
  ],
  [endCastBooking, () => 'end'],
  [forceFinish, () => 'forceFinish'],
]);

/** The sum that the caller's screen shows; null for calls that cost and end nothing. Members are named by their casts. */
export function sumShown(
  participations: readonly Participation[],
  route: Route,
  about: About,
  now: Date,
): Sum | null {
  const { castId } = about;
  const own = castId === undefined ? participations : participations.filter(({ id }) => id === castId);
  const action = ACTIONS.get(route)?.(own, about);
  if (action === undefined) return null;
  const actor = route.who === 'cast' ? 'cast' : 'guest';
  return sumOf(participations, participationsFor(participations, action, castId), { actor, action }, now);
}

/** The same for a stored booking, in the form of the call's body. */
export async function shownOn(
  db: Db,
  route: Route,
  bookingId: string,
  now: Date,
  about: About = {},
): Promise<{ readonly shown?: Sum }> {
  if (!ACTIONS.has(route)) return {};
  const participations = (await readBooking(db, bookingId)).map(({ castId, state }) => ({
    id: castId,
    state,
  }));
  const shown = sumShown(participations, route, about, now);
  return shown === null ? {} : { shown };
}
