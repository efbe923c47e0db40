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
import { groupMessageModule } from '#talk/group-message';
import { textGuardModule } from '#base/text-guard';
import { accessRecordModule } from '#base/access-record';
import { figuresModule } from '#desk/figures';
import { viewingModule } from '#desk/viewing';
import { pointsModule } from '#money/points';
import { safetyModule } from '#people/safety';
import { receiptModule } from '#money/receipt';
import { watchModule } from '#meeting/watch';
import { landingModule } from '#find/landing';
import { searchModule } from '#find/search';
import { stageModule } from '#money/stage';
import * as people from './wiring/people.ts';
import * as talk from './wiring/talk.ts';
import * as desk from './wiring/desk.ts';
import * as money from './wiring/money.ts';
import * as meeting from './wiring/meeting.ts';
import type { ModuleFactory } from '#platform/module';

/**
 * Every feature of the server; those that need something of others, or of the outside, are put together in `wiring/<wing>.ts`. A feature's
 * handlers are found by the names of its routes in the contract.
 */
export const moduleFactories: readonly ModuleFactory[] = [
  people.accountFeature,
  people.loginFeature,
  consentModule,
  people.phoneFeature,
  people.profileFeature,
  people.uploadFeature,
  people.ageCheckFeature,
  people.mediaFeature,
  money.bankFeature,
  stageModule,
  talk.notificationFeature,
  talk.pushFeature,
  talk.newsFeature,
  talk.chatFeature,
  groupMessageModule,
  talk.inquiryFeature,
  textGuardModule,
  contentModule,
  pointsModule,
  money.billingFeature,
  couponModule,
  money.giftFeature,
  receiptModule,
  money.payoffFeature,
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
  meeting.scheduleFeature,
  meeting.bookingFeature,
  people.blockFeature,
  safetyModule,
  watchModule,
  landingModule,
  people.leavingFeature,
  desk.operatorFeature,
  desk.officeFeature,
  desk.onCallFeature,
  accessRecordModule,
  viewingModule,
  figuresModule,
];
