import { createPaymentProvider } from '../gateways/payment/index.ts';
import { bookingModule, scheduleEffects } from '#meeting/booking';
import { scheduleModule } from '#meeting/schedule';
import type { ModuleFactory } from '#platform/module';

/** Bookings with this installation's payment service. */
export const bookingFeature: ModuleFactory = (context) =>
  bookingModule(context, createPaymentProvider(context));

/** Schedules, whose changes reach bookings. */
export const scheduleFeature: ModuleFactory = (context) => scheduleModule(context, scheduleEffects(context));
