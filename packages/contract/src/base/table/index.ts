import { accountRoutes } from '@yoimachi/contract/account';
import { ageCheckRoutes } from '@yoimachi/contract/age-check';
import { allRightRoutes } from '@yoimachi/contract/all-right';
import { bankRoutes } from '@yoimachi/contract/bank';
import { besideRoutes } from '@yoimachi/contract/beside';
import { billingRoutes } from '@yoimachi/contract/billing';
import { blockRoutes, hiddenRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes, toDoRoutes } from '@yoimachi/contract/booking';
import { chatRoutes } from '@yoimachi/contract/chat';
import { consentRoutes } from '@yoimachi/contract/consent';
import { contentRoutes } from '@yoimachi/contract/content';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import { debtRoutes } from '@yoimachi/contract/debt';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { giftRoutes } from '@yoimachi/contract/gift';
import { groupRoutes } from '@yoimachi/contract/group';
import { groupMessageRoutes } from '@yoimachi/contract/group-message';
import { inquiryRoutes } from '@yoimachi/contract/inquiry';
import { exportRoutes, leavingRoutes } from '@yoimachi/contract/leaving';
import { loginRoutes } from '@yoimachi/contract/login';
import { mediaRoutes } from '@yoimachi/contract/media';
import { memoRoutes } from '@yoimachi/contract/memo';
import { newsRoutes } from '@yoimachi/contract/news';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import { pauseRoutes } from '@yoimachi/contract/pause';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { phoneRoutes } from '@yoimachi/contract/phone';
import { castPlaceRoutes, guestPlaceRoutes } from '@yoimachi/contract/place';
import { pointsRoutes } from '@yoimachi/contract/points';
import { pricingRoutes } from '@yoimachi/contract/pricing';
import { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import { pushRoutes } from '@yoimachi/contract/push';
import { rankingRoutes } from '@yoimachi/contract/ranking';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { stageRoutes } from '@yoimachi/contract/stage';
import { standingRoutes } from '@yoimachi/contract/standing';
import { textRulesRoutes } from '@yoimachi/contract/text-rules';
import { tierRoutes } from '@yoimachi/contract/tier';
import { uploadRoutes } from '@yoimachi/contract/upload';
import { viewingRoutes } from '@yoimachi/contract/viewing';
import { watchRoutes } from '@yoimachi/contract/watch';

/** Every call of the service by name. The web imports the tables per feature instead. */
export const allRoutes = {
  ...accountRoutes,
  ...loginRoutes,
  ...phoneRoutes,
  ...ageCheckRoutes,
  ...profileRoutes,
  ...accountInfoRoutes,
  ...uploadRoutes,
  ...bankRoutes,
  ...stageRoutes,
  ...searchRoutes,
  ...favoriteRoutes,
  ...dayNoticeRoutes,
  ...savedSearchRoutes,
  ...groupRoutes,
  ...memoRoutes,
  ...besideRoutes,
  ...rankingRoutes,
  ...standingRoutes,
  ...tierRoutes,
  ...scheduleRoutes,
  ...consentRoutes,
  ...mediaRoutes,
  ...pricingRoutes,
  ...pauseRoutes,
  ...leavingRoutes,
  ...exportRoutes,
  ...pointsRoutes,
  ...billingRoutes,
  ...debtRoutes,
  ...receiptRoutes,
  ...couponRoutes,
  ...giftRoutes,
  ...payoffRoutes,
  ...guestBookingRoutes,
  ...castBookingRoutes,
  ...toDoRoutes,
  ...guestPlaceRoutes,
  ...castPlaceRoutes,
  ...safetyRoutes,
  ...allRightRoutes,
  ...watchRoutes,
  ...blockRoutes,
  ...hiddenRoutes,
  ...notificationRoutes,
  ...noticeSettingRoutes,
  ...pushRoutes,
  ...newsRoutes,
  ...chatRoutes,
  ...groupMessageRoutes,
  ...inquiryRoutes,
  ...textRulesRoutes,
  ...contentRoutes,
  ...viewingRoutes,
} as const;

export type RouteName = keyof typeof allRoutes;
