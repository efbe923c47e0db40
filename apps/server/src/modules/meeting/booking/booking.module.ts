import type { castBookingRoutes, guestBookingRoutes, toDoRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import type { PlainCommand, Role } from '@yoimachi/domain/booking';
import { ok } from '@yoimachi/domain/result';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { bookingChanged } from '#events/catalogue.ts';
import type { PaymentProvider } from '#gateways/payment/port.ts';
import type { Handlers, IdempotencyTicket, Principal } from '#platform/http';
import { daily, type Routine } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { on, type Subscription } from '#platform/outbox';
import { tell } from '#platform/realtime';
import { joinBookingDays } from './process/booking-day.store.ts';
import { bookingDueWork } from './booking.due.ts';
import type { CommandCalled, SeenBooking } from './process/act.ts';
import { answerRequest } from './request/answer-request.ts';
import { blockSubscription } from './ending/end-of-others.ts';
import { cancelAsGuest } from './ending/cancel-as-guest.ts';
import { checkOut } from './ending/check-out.ts';
import { answerExtension, askExtension } from './request/extend.ts';
import { plainCommand } from './process/plain-command.ts';
import { requestBooking } from './request/request-booking.ts';
import { review } from './review/review.ts';
import { cardSubscriptions } from './money/booking.card.ts';
import { placeDueWork, placeHandlers, placeSubscription } from './place/place.handlers.ts';
import type { BookingContext, CardContext, Person } from './context.ts';
import { checkCasts } from './request/check-casts.ts';
import { listCastBookings, listGuestBookings, todayOfCast, todayOfGuest } from './read/list-bookings.ts';
import { findMatchingCasts } from './request/matching-casts.ts';
import { recentPlaces } from './request/recent-places.store.ts';
import { quoteRequest } from './request/quote-request.ts';
import { countToDo } from './read/to-do.store.ts';
import { readCastBooking, readGuestBooking } from './read/read-booking.ts';

export function bookingModule(app: AppContext, provider: PaymentProvider): Module {
  const context: AppContext & CardContext = { ...app, provider };
  return {
    handlers: {
      ...guestHandlers(context),
      ...castHandlers(context),
      ...placeHandlers(context),
      ...toDoHandlers(context),
    },
    dueWork: [...bookingDueWork(context), placeDueWork(context)],
    subscriptions: [pushChange, ...cardSubscriptions(context), placeSubscription, blockSubscription(context)],
    routines: [joiningOfDays(context)],
  };
}

/**
 * What was counted beside each other is put together at night. The clock's steps are written at their due time, so that yesterday is still
 * counted after midnight: only what is older is touched.
 */
const joiningOfDays = ({ db, clock }: AppContext): Routine => ({
  name: 'booking.join-days',
  minutes: daily(3, 45),
  run: () => joinBookingDays(db, addDays(dayOf(clock.now()), -2)),
});

/** What open screens follow; it says which booking to read again. */

const guest = ({ accountId }: Principal): Person<'guest'> => ({ role: 'guest', accountId });
const cast = ({ accountId }: Principal): Person<'cast'> => ({ role: 'cast', accountId });

interface CommandCall<Seen extends SeenBooking> {
  readonly principal: Principal;
  readonly idempotency: IdempotencyTicket;
  readonly body: Seen;
}

/** A handler for a command fully described by its name. */
const does =
  <Who extends Role, Action extends PlainCommand['action'], Seen extends SeenBooking>(
    context: BookingContext,
    role: Who,
    command: CommandCalled<Action>,
  ) =>
  ({ principal: { accountId }, idempotency, body }: CommandCall<Seen>) =>
    plainCommand(context, { role, accountId }, idempotency, body, command);

function guestHandlers(context: CardContext): Handlers<typeof guestBookingRoutes> {
  return {
    checkValidDate: ({ principal, body }) => quoteRequest(context, guest(principal), body),
    checkValidCasts: ({ principal, body }) => checkCasts(context, guest(principal), body),
    matchingCasts: ({ principal, query }) => findMatchingCasts(context, guest(principal), query),
    requestBooking: ({ principal, idempotency, body, address }) =>
      requestBooking(context, guest(principal), idempotency, { ...body, address }),
    listGuestBookings: ({ principal, query }) => listGuestBookings(context, guest(principal), query),
    todayGuestBookings: ({ principal }) => todayOfGuest(context, guest(principal)),
    recentPlaces: async ({ principal }) =>
      ok({ places: await recentPlaces(context.db, principal.accountId) }),
    getGuestBooking: ({ principal, params }) => readGuestBooking(context, guest(principal), params.bookingId),
    cancelGuestBooking: ({ principal, idempotency, body }) =>
      cancelAsGuest(context, guest(principal), idempotency, body),
    guestArrived: does(context, 'guest', { action: 'arrive' }),
    guestTakeBackArrival: does(context, 'guest', { action: 'takeBackArrival' }),
    askExtension: ({ principal, idempotency, body }) =>
      askExtension(context, guest(principal), idempotency, body),
    finishGuestBooking: does(context, 'guest', { action: 'finish' }),
    claimCastAbsent: does(context, 'guest', { action: 'claimCastAbsent' }),
    guestObjects: ({ principal, idempotency, body }) =>
      plainCommand(context, guest(principal), idempotency, body, {
        action: 'objectToClaim',
        reason: body.reason,
      }),
    reviewCast: ({ principal, body }) => review(context, guest(principal), body),
  };
}

function castHandlers(context: BookingContext): Handlers<typeof castBookingRoutes> {
  return {
    listCastBookings: ({ principal, query }) => listCastBookings(context, cast(principal), query),
    todayCastBookings: ({ principal }) => todayOfCast(context, cast(principal)),
    getCastBooking: ({ principal, params }) => readCastBooking(context, cast(principal), params.bookingId),
    confirmBooking: ({ principal, idempotency, body }) =>
      answerRequest(context, cast(principal), idempotency, body),
    cancelCastBooking: ({ principal, idempotency, body }) =>
      plainCommand(context, cast(principal), idempotency, body, { action: 'cancel', reason: body.reason }),
    castArrived: does(context, 'cast', { action: 'arrive' }),
    castTakeBackArrival: does(context, 'cast', { action: 'takeBackArrival' }),
    answerExtension: ({ principal, idempotency, body }) =>
      answerExtension(context, cast(principal), idempotency, body),
    endCastBooking: does(context, 'cast', { action: 'end' }),
    forceFinish: ({ principal, idempotency, body }) =>
      plainCommand(context, cast(principal), idempotency, body, {
        action: 'forceFinish',
        reason: body.reason,
      }),
    claimGuestAbsent: does(context, 'cast', { action: 'claimGuestAbsent' }),
    castObjects: ({ principal, idempotency, body }) =>
      plainCommand(context, cast(principal), idempotency, body, {
        action: 'objectToClaim',
        reason: body.reason,
      }),
    checkOut: ({ principal, idempotency, body }) => checkOut(context, cast(principal), idempotency, body),
    reviewGuest: ({ principal, body }) => review(context, cast(principal), body),
  };
}

function toDoHandlers({ db, clock }: BookingContext): Handlers<typeof toDoRoutes> {
  return {
    async countToDo({ principal: { userType, accountId } }) {
      const role = userType === UserType.CAST ? 'cast' : 'guest';
      return ok(await countToDo(db, { role, accountId }, clock.now()));
    },
  };
}

/** Open screens of both people reload a changed booking. */
const pushChange: Subscription = on(bookingChanged, ({ payload: { bookingId, guestId, castId }, at }, trx) =>
  tell(
    trx,
    [guestId, castId].map((accountId) => ({
      accountId,
      name: 'booking.changed' as const,
      payload: { bookingId },
      at,
    })),
  ),
);
