import type { PersonalTables } from '#platform/personal';
import { accountPersonal } from '#people/account';
import { ageCheckPersonal } from '#people/age-check';
import { accountInfoPersonal, profilePersonal } from '#people/profile';
import { loginPersonal } from '#people/login';
import { mailCodePersonal } from '#people/mail-code';
import { personPersonal } from '#people/person';
import { consentPersonal } from '#people/consent';
import { phonePersonal } from '#people/phone';
import { blockPersonal } from '#people/block';
import { safetyPersonal } from '#people/safety';
import { mediaPersonal } from '#people/media';
import { uploadPersonal } from '#people/upload';
import { leavingPersonal } from '#people/leaving';
import { dayNoticePersonal } from '#find/day-notice';
import { savedSearchPersonal } from '#find/saved-search';
import { favoritePersonal } from '#find/favorite';
import { groupPersonal } from '#people/group';
import { memoPersonal } from '#find/memo';
import { rankingPersonal } from '#find/ranking';
import { standingPersonal } from '#find/standing';
import { tierPersonal } from '#find/tier';
import { schedulePersonal } from '#meeting/schedule';
import { bookingPersonal } from '#meeting/booking';
import { watchPersonal } from '#meeting/watch';
import { chatPersonal } from '#talk/chat';
import { groupMessagePersonal } from '#talk/group-message';
import { newsPersonal } from '#talk/news';
import { inquiryPersonal } from '#talk/inquiry';
import { notificationPersonal } from '#talk/notification';
import { pushPersonal } from '#talk/push';
import { textGuardPersonal } from '#base/text-guard';
import { accessRecordPersonal } from '#base/access-record';
import { queuePersonal } from '#base/queue';
import { readLogPersonal } from '#base/read-log';
import { onCallPersonal } from '#desk/on-call';
import { notePersonal } from '#desk/note';
import { officePersonal } from '#desk/office';
import { operatorPersonal } from '#desk/operator';
import { viewingPersonal } from '#desk/viewing';
import { operatorActPersonal } from '#desk/operator-act';
import { billingPersonal } from '#money/billing';
import { couponPersonal } from '#money/coupon';
import { giftPersonal } from '#money/gift';
import { payoffPersonal } from '#money/payoff';
import { pointsPersonal } from '#money/points';
import { receiptPersonal } from '#money/receipt';
import { stagePersonal } from '#money/stage';

/** What every module does with what it keeps of people, table by table; a law holds it against the manifests. */
export const personalTables: PersonalTables = {
  ...accountPersonal,
  ...loginPersonal,
  ...personPersonal,
  ...consentPersonal,
  ...phonePersonal,
  ...ageCheckPersonal,
  ...profilePersonal,
  ...accountInfoPersonal,
  ...mailCodePersonal,
  ...blockPersonal,
  ...safetyPersonal,
  ...uploadPersonal,
  ...mediaPersonal,
  ...leavingPersonal,
  ...dayNoticePersonal,
  ...savedSearchPersonal,
  ...favoritePersonal,
  ...groupPersonal,
  ...memoPersonal,
  ...tierPersonal,
  ...rankingPersonal,
  ...standingPersonal,
  ...schedulePersonal,
  ...bookingPersonal,
  ...watchPersonal,
  ...notificationPersonal,
  ...pushPersonal,
  ...newsPersonal,
  ...chatPersonal,
  ...groupMessagePersonal,
  ...inquiryPersonal,
  ...textGuardPersonal,
  ...accessRecordPersonal,
  ...queuePersonal,
  ...readLogPersonal,
  ...onCallPersonal,
  ...notePersonal,
  ...officePersonal,
  ...operatorPersonal,
  ...operatorActPersonal,
  ...viewingPersonal,
  ...billingPersonal,
  ...couponPersonal,
  ...giftPersonal,
  ...payoffPersonal,
  ...pointsPersonal,
  ...receiptPersonal,
  ...stagePersonal,
};
