import { zenginDirectory } from './gateways/bank-directory/index.ts';
import { altchaBotCheck } from './gateways/bot-check/index.ts';
import { createMessages } from './gateways/message/index.ts';
import { createPaymentProvider } from './gateways/payment/index.ts';
import { createSms } from './gateways/sms/index.ts';
import { accountModule } from '#people/account';
import { bankModule } from '#money/bank';
import { billingModule } from '#money/billing';
import { blockModule } from '#people/block';
import { bookingModule, bookingsOfBlock, endBookingsOfBlock, scheduleEffects } from '#meeting/booking';
import { contentModule } from '#find/content';
import { couponModule } from '#money/coupon';
import { favoriteModule } from '#find/favorite';
import { giftModule } from '#money/gift';
import { notificationModule } from '#talk/notification';
import { operatorModule } from '#desk/operator';
import { payoffModule } from '#money/payoff';
import { pointsModule } from '#money/points';
import { profileModule, profilesOfAccounts } from '#people/profile';
import { safetyModule } from '#people/safety';
import { receiptModule } from '#money/receipt';
import { scheduleModule } from '#meeting/schedule';
import { searchModule } from '#find/search';
import { stageModule } from '#money/stage';
import type { AppContext, Module } from './platform/module/index.ts';

export type ModuleFactory = (context: AppContext) => Module;

/** Accounts with the gateways of this installation, and what their profiles are. */
export const accountFeature: ModuleFactory = (context) => {
  const { config, db, clock, crypto } = context;
  return accountModule(context, {
    sms: createSms(config, db, clock),
    botCheck: altchaBotCheck(db, clock, crypto),
    profiles: profilesOfAccounts,
  });
};

/** Notifications with this installation's message service. */
export const notificationFeature: ModuleFactory = (context) =>
  notificationModule(context, createMessages(context.config, context.db, context.clock));

/** Purchases with this installation's payment service. */
export const billingFeature: ModuleFactory = (context) =>
  billingModule(context, createPaymentProvider(context));

/** Bank accounts with the directory of the Zengin system. */
export const bankFeature: ModuleFactory = (context) => bankModule(context, zenginDirectory);

/** Payoffs with the message service for changed accounts. */
export const payoffFeature: ModuleFactory = (context) =>
  payoffModule(context, createSms(context.config, context.db, context.clock));

/** Bookings with this installation's payment service. */
export const bookingFeature: ModuleFactory = (context) =>
  bookingModule(context, createPaymentProvider(context));

/** Blocks, which end bookings. */
const blockFeature: ModuleFactory = (context) =>
  blockModule(context, {
    bookingsOf: bookingsOfBlock,
    endBookings: (trx, block, at) => endBookingsOfBlock(trx, context, block, at),
  });

/** What operators must know at once, sent through this installation's message service. */
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
  searchModule,
  favoriteModule,
  (context) => scheduleModule(context, scheduleEffects(context)),
  bookingFeature,
  blockFeature,
  safetyModule,
  operatorFeature,
];
