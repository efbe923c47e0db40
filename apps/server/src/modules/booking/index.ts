export { bookingModule } from './booking.module.ts';
export { openClaims } from './claim.store.ts';
export { decideClaim } from './commands/decide-claim.ts';
export { endBookingsOfSuspended, scheduleEffects } from './commands/end-by-system.ts';
