import { accountModule } from './modules/account/index.ts';
import { billingModule } from './modules/billing/index.ts';
import { bookingModule, scheduleEffects } from './modules/booking/index.ts';
import { favoriteModule } from './modules/favorite/index.ts';
import { notificationModule } from './modules/notification/index.ts';
import { pointsModule } from './modules/points/index.ts';
import { pricingModule } from './modules/pricing/index.ts';
import { profileModule } from './modules/profile/index.ts';
import { scheduleModule } from './modules/schedule/index.ts';
import { searchModule } from './modules/search/index.ts';
import type { AppContext, Module } from './platform/module/index.ts';

export type ModuleFactory = (context: AppContext) => Module;

/** Every feature of the server. A feature's handlers are found by the names of its routes in the contract. */
export const moduleFactories: readonly ModuleFactory[] = [
  accountModule,
  profileModule,
  notificationModule,
  pointsModule,
  billingModule,
  pricingModule,
  searchModule,
  favoriteModule,
  (context) => scheduleModule(context, scheduleEffects(context)),
  bookingModule,
];
