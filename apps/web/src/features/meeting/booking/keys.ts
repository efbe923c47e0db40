export { bookingKey } from '#lib/use-to-do.ts';
