import { setTimeout as sleep } from 'node:timers/promises';
import { zenginDirectory } from './gateways/bank-directory/index.ts';
import { createDocumentReader } from './gateways/document-reader/index.ts';
import { createBotCheck } from './gateways/bot-check/index.ts';
import { createIdentityTokens } from './gateways/identity/index.ts';
import { createLine } from './gateways/line/index.ts';
import { createLineMessages } from './gateways/line-message/index.ts';
import { createMail } from './gateways/mail/index.ts';
import { webAuthnPasskeys } from './gateways/passkey/index.ts';
import { createPictures } from './gateways/picture/index.ts';
import { createPaymentProvider } from './gateways/payment/index.ts';
import { createPush } from './gateways/push/index.ts';
import { createSms } from './gateways/sms/index.ts';
import { createStorage } from './gateways/storage/index.ts';
import { createVideos } from './gateways/video/index.ts';
import { accountModule } from '#people/account';
import { ageCheckModule } from '#people/age-check';
import { bankModule, isAccountShared } from '#money/bank';
import { billingModule } from '#money/billing';
import { blockModule, sendReport } from '#people/block';
import {
  bookingModule,
  bookingsOfBlock,
  endBookingsOfBlock,
  openActsOf,
  scheduleEffects,
} from '#meeting/booking';
import { phoneModule } from '#people/phone';
import { consentModule } from '#people/consent';
import { besideModule } from '#find/beside';
import { contentModule } from '#base/content';
import { couponModule } from '#money/coupon';
import { dayNoticeModule } from '#find/day-notice';
import { savedSearchModule } from '#find/saved-search';
import { favoriteModule } from '#find/favorite';
import { groupModule } from '#people/group';
import { memoModule } from '#find/memo';
import { rankingModule } from '#find/ranking';
import { standingModule } from '#find/standing';
import { tierModule } from '#find/tier';
import { giftModule, isGiftEnabled } from '#money/gift';
import { leavingModule } from '#people/leaving';
import { loginModule } from '#people/login';
import { freezeMedia, mediaModule } from '#people/media';
import { chatModule, freezeChat, giftSent, unseenOf } from '#talk/chat';
import { groupMessageModule } from '#talk/group-message';
import { newsModule } from '#talk/news';
import { inquiryModule } from '#talk/inquiry';
import { deliverChat, deliverNews, notificationModule, type NoticeMeans } from '#talk/notification';
import { pushModule, sendPush, subscriptionsOf } from '#talk/push';
import { textGuardModule } from '#base/text-guard';
import { accessRecordModule } from '#base/access-record';
import { figuresModule } from '#desk/figures';
import { onCallModule, raiseAlarm } from '#desk/on-call';
import { officeModule } from '#desk/office';
import { operatorModule } from '#desk/operator';
import { viewingModule } from '#desk/viewing';
import { payoffModule, weighMoney } from '#money/payoff';
import { pointsModule, pursesOfAccounts } from '#money/points';
import { profileModule, profilesOfAccounts } from '#people/profile';
import { safetyModule } from '#people/safety';
import { receiptModule } from '#money/receipt';
import { moveDays, scheduleModule } from '#meeting/schedule';
import { watchModule } from '#meeting/watch';
import { landingModule } from '#find/landing';
import { searchModule } from '#find/search';
import { stageModule } from '#money/stage';
import { uploadModule } from '#people/upload';
import { adminHandlers } from './admin-handlers.ts';
import { personalTables } from './personal-tables.ts';
import type { AppContext, Module } from './platform/module/index.ts';

export type ModuleFactory = (context: AppContext) => Module;

/** Accounts with the gateways of this installation, their profiles and their points. */
export const accountFeature: ModuleFactory = (context) =>
  accountModule(context, {
    sms: createSms(context),
    botCheck: createBotCheck(context),
    identityTokens: createIdentityTokens(context),
    profiles: profilesOfAccounts,
    purses: pursesOfAccounts,
  });

/** The ways in beside the SMS, with this installation's LINE. */
export const loginFeature: ModuleFactory = (context) =>
  loginModule(context, {
    identityTokens: createIdentityTokens(context),
    line: createLine(context),
    passkeys: webAuthnPasskeys,
  });

/** Photos and videos with what works on them, in this installation's storage. */
export const mediaFeature: ModuleFactory = (context) =>
  mediaModule(context, {
    storage: createStorage(context),
    pictures: createPictures(context),
    videos: createVideos(context),
  });

/** Profiles with this installation's mail, and what a change of store does to the schedule. */
export const profileFeature: ModuleFactory = (context) =>
  profileModule(context, {
    mail: createMail(context),
    identityTokens: createIdentityTokens(context),
    moveDays,
  });

/** What people send, in this installation's storage. */
export const uploadFeature: ModuleFactory = (context) => uploadModule(context, createStorage(context));

/** Age checks with what reads documents here. */
export const ageCheckFeature: ModuleFactory = (context) =>
  ageCheckModule(context, {
    reader: createDocumentReader(context),
    pictures: createPictures(context),
    sms: createSms(context),
    storage: createStorage(context),
    draw: context.draw,
    isAccountShared,
  });

function pushesOf(context: AppContext): NoticeMeans['push'] {
  const push = createPush(context);
  return {
    subscriptionsOf,
    send: (subscriptionId, message) => sendPush({ ...context, push }, subscriptionId, message),
  };
}

/** The back office with every call of operators. */
export const officeFeature: ModuleFactory = (context) =>
  officeModule(context, { handlers: adminHandlers, passkeys: webAuthnPasskeys });

/** Notifications with the ways in which this installation reaches people. */
export const notificationFeature: ModuleFactory = (context) =>
  notificationModule(context, {
    push: pushesOf(context),
    line: createLineMessages(context),
    mail: createMail(context),
    sms: createSms(context),
    unseenChats: unseenOf,
    openActs: openActsOf,
  });

/** Browsers that get pushes, with this installation's push services. */
export const pushFeature: ModuleFactory = (context) => pushModule(context, createPush(context));

/** A broadcast to 50,000 takes some minutes, a few milliseconds of the database at a time. */
const BROADCAST = { atOnce: 25, restMs: 250 };

/** News with this installation's storage. */
export const newsFeature: ModuleFactory = (context) =>
  newsModule(context, {
    storage: createStorage(context),
    deliverNews: (trx, told) => deliverNews(trx, context, told, context.clock.now()),
    pace: { atOnce: BROADCAST.atOnce, pause: () => sleep(BROADCAST.restMs) },
  });

/** Purchases with this installation's payment service. */
export const billingFeature: ModuleFactory = (context) =>
  billingModule(context, createPaymentProvider(context));

/** Gifts, which stand in the chat of the two. */
export const giftFeature: ModuleFactory = (context) => giftModule(context, { tellChat: giftSent });

/** Bank accounts with the directory of the Zengin system. */
export const bankFeature: ModuleFactory = (context) => bankModule(context, zenginDirectory);

/** Payoffs with the message service for changed accounts. */
export const payoffFeature: ModuleFactory = (context) => payoffModule(context, createSms(context));

/** Bookings with this installation's payment service. */
export const bookingFeature: ModuleFactory = (context) =>
  bookingModule(context, createPaymentProvider(context));

/** What a report keeps as it is. */
const FREEZING = { freezePictures: freezeMedia, freezeChat };

/** Blocks, which end bookings, and reports, which freeze pictures and chats. */
export const blockFeature: ModuleFactory = (context) =>
  blockModule(context, {
    bookingsOf: bookingsOfBlock,
    endBookings: (trx, block, at) => endBookingsOfBlock(trx, context, block, at),
    ...FREEZING,
  });

/** Chats, whose messages can be reported, and are told where they stay unread. */
export const chatFeature: ModuleFactory = (context) =>
  chatModule(context, {
    isGiftReleased: isGiftEnabled,
    tellUnseen: (trx, unseen) => deliverChat(trx, context, unseen),
    report: (...report) => sendReport({ ...context, ...FREEZING }, ...report),
  });

/** Inquiries with this installation's mail and bot check, and what opens their pictures. */
export const inquiryFeature: ModuleFactory = (context) =>
  inquiryModule(context, {
    botCheck: createBotCheck(context),
    mail: createMail(context),
    pictures: createPictures(context),
    storage: createStorage(context),
  });

/** Changes of numbers, told by this installation's SMS service. */
export const phoneFeature: ModuleFactory = (context) => phoneModule(context, createSms(context));

/** What operators must know, by this installation's mail to the address of support. */
export const operatorFeature: ModuleFactory = (context) =>
  operatorModule(context, createMail(context), { raised: raiseAlarm });

/** Alarms with this installation's SMS and mail. */
export const onCallFeature: ModuleFactory = (context) =>
  onCallModule(context, { sms: createSms(context), mail: createMail(context) });

/** Leaving, with what the tables hold of people and what becomes of their points. */
export const leavingFeature: ModuleFactory = (context) =>
  leavingModule(context, { tables: personalTables, weighMoney });

/** Every feature of the server. A feature's handlers are found by the names of its routes in the contract. */
export const moduleFactories: readonly ModuleFactory[] = [
  accountFeature,
  loginFeature,
  consentModule,
  phoneFeature,
  profileFeature,
  uploadFeature,
  ageCheckFeature,
  mediaFeature,
  bankFeature,
  stageModule,
  notificationFeature,
  pushFeature,
  newsFeature,
  chatFeature,
  groupMessageModule,
  inquiryFeature,
  textGuardModule,
  contentModule,
  pointsModule,
  billingFeature,
  couponModule,
  giftFeature,
  receiptModule,
  payoffFeature,
  searchModule,
  favoriteModule,
  dayNoticeModule,
  savedSearchModule,
  groupModule,
  besideModule,
  memoModule,
  tierModule,
  rankingModule,
  standingModule,
  (context) => scheduleModule(context, scheduleEffects(context)),
  bookingFeature,
  blockFeature,
  safetyModule,
  watchModule,
  landingModule,
  leavingFeature,
  operatorFeature,
  officeFeature,
  onCallFeature,
  accessRecordModule,
  viewingModule,
  figuresModule,
];
