export { bookingModule } from './booking.module.ts';
export { openClaims } from './claim.store.ts';
export { decideClaim } from './commands/decide-claim.ts';
export {
  cancelAsOperator,
  endByOperator,
  previewOperatorEnd,
  type OperatorEnd,
  type OperatorEnding,
} from './commands/end-by-operator.ts';
export { liftPenalty } from './commands/lift-penalty.ts';
export { penaltiesOfCast, type PenaltyRow } from './penalty-review.store.ts';
export { readAsOperator, type OperatorView } from './queries/read-as-operator.ts';
export { reviewPenalties } from './queries/review-penalties.ts';
export { bookingsOfBlock, endBookingsOfBlock } from './commands/end-by-block.ts';
export { endBookingsOfSuspended, scheduleEffects } from './commands/end-by-system.ts';
