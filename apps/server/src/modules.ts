import { zenginDirectory } from './gateways/bank-directory/index.ts';
import { altchaBotCheck } from './gateways/bot-check/index.ts';
import { createMessages } from './gateways/message/index.ts';
import { createPaymentProvider } from './gateways/payment/index.ts';
import { createSms } from './gateways/sms/index.ts';
import { accountModule } from './modules/account/index.ts';
import { bankModule } from './modules/bank/index.ts';
import { billingModule } from './modules/billing/index.ts';
import { blockModule } from './modules/block/index.ts';
import {
  bookingModule,
  bookingsOfBlock,
  endBookingsOfBlock,
  scheduleEffects,
} from './modules/booking/index.ts';
import { contentModule } from './modules/content/index.ts';
import { couponModule } from './modules/coupon/index.ts';
import { favoriteModule } from './modules/favorite/index.ts';
import { giftModule } from './modules/gift/index.ts';
import { notificationModule } from './modules/notification/index.ts';
import { operatorModule } from './modules/operator/index.ts';
import { payoffModule } from './modules/payoff/index.ts';
import { placeModule } from './modules/place/index.ts';
import { pointsModule } from './modules/points/index.ts';
import { pricingModule } from './modules/pricing/index.ts';
import { profileModule } from './modules/profile/index.ts';
import { safetyModule } from './modules/safety/index.ts';
import { receiptModule } from './modules/receipt/index.ts';
import { scheduleModule } from './modules/schedule/index.ts';
import { searchModule } from './modules/search/index.ts';
import { stageModule } from './modules/stage/index.ts';
import type { AppContext, Module } from './platform/module/index.ts';

export type ModuleFactory = (context: AppContext) => Module;

/** The account feature with the gateways of this installation. */
export const accountFeature: ModuleFactory = (context) => {
  const { config, db, clock, crypto } = context;
  return accountModule(context, {
    sms: createSms(config, db, clock),
    botCheck: altchaBotCheck(db, clock, crypto),
  });
};

/** Notifications with the message service of this installation. */
export const notificationFeature: ModuleFactory = (context) =>
  notificationModule(context, createMessages(context.config, context.db, context.clock));

/** Purchases with the payment service of this installation. */
export const billingFeature: ModuleFactory = (context) =>
  billingModule(context, createPaymentProvider(context));

/** Bank accounts with the directory of the Zengin system. */
export const bankFeature: ModuleFactory = (context) => bankModule(context, zenginDirectory);

/** Payoffs with the message service for changed accounts. */
export const payoffFeature: ModuleFactory = (context) =>
  payoffModule(context, createSms(context.config, context.db, context.clock));

/** Bookings with the payment service of this installation. */
export const bookingFeature: ModuleFactory = (context) =>
  bookingModule(context, createPaymentProvider(context));

/** Blocks, which end bookings. */
const blockFeature: ModuleFactory = (context) =>
  blockModule(context, {
    bookingsOf: bookingsOfBlock,
    endBookings: (trx, block, at) => endBookingsOfBlock(trx, context, block, at),
  });

/** What operators have to know at once, by the message service of this installation. */
export const operatorFeature: ModuleFactory = (context) =>
  operatorModule(context, createMessages(context.config, context.db, context.clock));

/** Every feature of the server. A feature's handlers are found by the names of its routes in the contract. */
export const moduleFactories: readonly ModuleFactory[] = [
  accountFeature,
  profileModule,
  bankFeature,
  stageModule,
  notificationFeature,
  contentModule,
  pointsModule,
  billingFeature,
  couponModule,
  giftModule,
  receiptModule,
  payoffFeature,
  pricingModule,
  searchModule,
  favoriteModule,
  (context) => scheduleModule(context, scheduleEffects(context)),
  bookingFeature,
  blockFeature,
  placeModule,
  safetyModule,
  operatorFeature,
];
