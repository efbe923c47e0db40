export * from './values.ts';
export * from './limits.ts';
export type { RequestError, CommandError } from './booking-errors.ts';
export { type ActionOf, type RefusalOf, refused } from './refusals.ts';
export {
  type ParticipationState,
  type ParticipationText,
  type Phase,
  NOTHING_YET,
  PHASES,
  OPEN_PHASES,
  phaseOf,
  isOpen,
  isOver,
  claimIsOpen,
  isCutShort,
  waitsForStart,
  reviveState,
} from './state.ts';
export type { ActionName } from './action-name.ts';
export type { Transition, PenaltyKind } from './process-types.ts';
export { BOOKING_PROCESS } from './booking-process.ts';
export { checkProcess } from './check-process.ts';
export type {
  Action,
  Command,
  DecideContext,
  Facts,
  FactsOf,
  PlainCommand,
  SiblingFacts,
  StoreFacts,
  StoreFactsOf,
} from './command.ts';
export { type Decision, decide } from './decide.ts';
export {
  type DecideBookingContext,
  type BookingDecision,
  type Participation,
  type Step,
  decideBooking,
  isFinal,
  isOnlyForAll,
  nextDueOf,
  participationsFor,
  siblingFacts,
} from './decide-booking.ts';
export type { MoneyEffect, StateChanges } from './effects.ts';
export { type Due, type DueAction, type DueName, nextDue, objectionClosesAt } from './due.ts';
export { type Expected, type ExpectedNext, expectedNext } from './expected-next.ts';
export { claimedAgainst } from './guards.ts';
export { type Reminder, nextReminder } from './reminders.ts';
export { type NotificationKind, type ReminderKind, type Recipient, recipientOf } from './notifications.ts';
export {
  type GuestActions,
  type OfferedAction,
  ALONE,
  TAKEN_FOR_GRANTED,
  actionsFor,
  guestActionsFor,
} from './actions.ts';
export {
  type RequestInput,
  type RequestContext,
  checkRequest,
  failureOfOther,
  requestOpensAt,
} from './request-rules.ts';
export { type RequestNeed, requestNeed } from './request-needs.ts';
export { replyDeadline } from './reply-deadline.ts';
export { type FeeBasis, feeBasisOf, type FeeCause, type FeeShare } from './fee-basis.ts';
export { FEE_BASIS_WORDS, feeExplanation } from './fee-basis.ja.ts';
export { CANCEL_FEE_PERCENT, type FeeRow, feePercent, feePointsOfAll, feeTable } from './cancel-policy.ts';
export { extensionMayEndAt, nextExtensionPoints } from './extension.ts';
export {
  type AuthorisationPlan,
  PAYMENT_CANCEL_REVIEW_COUNT,
  PAYMENT_CANCEL_WINDOW_DAYS,
  askAgainAt,
  debtRetryAt,
  paymentDeadline,
  planAuthorisation,
} from './top-up.ts';
export { billingStartsAt, meetingSpan } from './meeting-span.ts';
export { type Meeting, billedMinutes, settlementOf } from './settlement.ts';
export { type Sum, NO_SUM, isSameSum, leavingOf, sumForCast, sumForGuest, sumOf } from './sum.ts';
export {
  type BadgeKey,
  type DisplayStatus,
  listStatus,
  displayStatus,
  leadOf,
  badges,
  timeTab,
  attendance,
} from './display-status.ts';
export { type CalendarEntry, calendarFile } from './calendar-file.ts';
export { placeTextError } from './place-text.ts';
