export { bookingAdmin } from './booking.admin.ts';
export { bookingModule } from './booking.module.ts';
export { openClaims } from './claim/claim.store.ts';
export { decideClaim } from './claim/decide-claim.ts';
export {
  cancelAsOperator,
  endByOperator,
  previewOperatorEnd,
  type OperatorEndFailure,
  type OperatorEnding,
} from './ending/end-by-operator.ts';
export { liftPenalty } from './claim/lift-penalty.ts';
export { claimQueue } from './claim/list-claims.ts';
export { inspectPenalties, penaltyQueue } from './claim/inspect-penalties.ts';
export { bookingsOfBlock, endBookingsOfBlock } from './ending/end-by-block.ts';
export { endBookingsOfSuspended, scheduleEffects } from './ending/end-by-system.ts';
export { bookingPersonal } from './personal.store.ts';
export { previewSuspension } from './office/preview-suspension.ts';
export { countBookings } from './read/count.store.ts';
export { openActsOf } from './read/open-acts.ts';
export { bookingCards, nextBookings, type BookingCard } from './read/of-pair.ts';
