import { accessRecordAdminRoutes } from '@yoimachi/contract/access-record';
import { ageCheckAdminRoutes } from '@yoimachi/contract/age-check-admin';
import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { blockAdminRoutes } from '@yoimachi/contract/block-admin';
import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { chatAdminRoutes } from '@yoimachi/contract/chat-admin';
import { consentAdminRoutes } from '@yoimachi/contract/consent-admin';
import { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import { couponAdminRoutes } from '@yoimachi/contract/coupon-admin';
import { figuresAdminRoutes } from '@yoimachi/contract/figures';
import { giftAdminRoutes } from '@yoimachi/contract/gift-admin';
import { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import { viewingAdminRoutes } from '@yoimachi/contract/viewing-admin';
import { savedAnswerAdminRoutes } from '@yoimachi/contract/saved-answer-admin';
import { leavingAdminRoutes } from '@yoimachi/contract/leaving-admin';
import { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import { mediaAdminRoutes } from '@yoimachi/contract/media-admin';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { noteAdminRoutes } from '@yoimachi/contract/note';
import { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { personAdminRoutes } from '@yoimachi/contract/person-admin';
import { phoneAdminRoutes } from '@yoimachi/contract/phone-admin';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { bankAdminRoutes } from '@yoimachi/contract/bank-admin';
import { rankingAdminRoutes } from '@yoimachi/contract/ranking-admin';
import { readLogAdminRoutes } from '@yoimachi/contract/read-log';
import { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import { settingHistoryAdminRoutes } from '@yoimachi/contract/setting-history';
import { stageAdminRoutes } from '@yoimachi/contract/stage-admin';
import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { stateAdminRoutes } from '@yoimachi/contract/state';
import { textRulesAdminRoutes } from '@yoimachi/contract/text-rules-admin';

/** Every call of operators by name, below `/admin/v1`. */
export const adminRoutes = {
  ...operatorAdminRoutes,
  ...officeAdminRoutes,
  ...queueAdminRoutes,
  ...onCallAdminRoutes,
  ...accessRecordAdminRoutes,
  ...operatorActAdminRoutes,
  ...memberAdminRoutes,
  ...noteAdminRoutes,
  ...settingHistoryAdminRoutes,
  ...leavingAdminRoutes,
  ...bookingAdminRoutes,
  ...profileAdminRoutes,
  ...phoneAdminRoutes,
  ...mediaAdminRoutes,
  ...personAdminRoutes,
  ...ageCheckAdminRoutes,
  ...billingAdminRoutes,
  ...consentAdminRoutes,
  ...contentAdminRoutes,
  ...couponAdminRoutes,
  ...figuresAdminRoutes,
  ...giftAdminRoutes,
  ...ledgerAdminRoutes,
  ...payoffAdminRoutes,
  ...stageAdminRoutes,
  ...standingAdminRoutes,
  ...rankingAdminRoutes,
  ...blockAdminRoutes,
  ...chatAdminRoutes,
  ...inquiryAdminRoutes,
  ...savedAnswerAdminRoutes,
  ...bankAdminRoutes,
  ...receiptAdminRoutes,
  ...readLogAdminRoutes,
  ...stateAdminRoutes,
  ...textRulesAdminRoutes,
  ...newsAdminRoutes,
  ...notificationAdminRoutes,
  ...viewingAdminRoutes,
} as const;
