export { bookingModule } from './booking.module.ts';
export { endBookingsOfSuspended, scheduleEffects } from './commands/end-by-system.ts';
