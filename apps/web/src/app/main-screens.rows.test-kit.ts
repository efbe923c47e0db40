import { ageCheckRoutes } from '@yoimachi/contract/age-check';
import { billingRoutes } from '@yoimachi/contract/billing';
import { blockRoutes, hiddenRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { chatRoutes } from '@yoimachi/contract/chat';
import { consentRoutes } from '@yoimachi/contract/consent';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { rankingRoutes } from '@yoimachi/contract/ranking';
import { groupRoutes } from '@yoimachi/contract/group';
import { giftRoutes } from '@yoimachi/contract/gift';
import { inquiryRoutes } from '@yoimachi/contract/inquiry';
import { exportRoutes, leavingRoutes } from '@yoimachi/contract/leaving';
import { loginRoutes } from '@yoimachi/contract/login';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { pauseRoutes } from '@yoimachi/contract/pause';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { pointsRoutes } from '@yoimachi/contract/points';
import { pushRoutes } from '@yoimachi/contract/push';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import type { AnswerOf, Route } from '@yoimachi/contract/route';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import * as f from './main-screens.fixture.ts';
import type { FakeServer } from './main-screens.test-kit.tsx';

/** A screen: its address, the call it stands on, an answer, and what it then says. */
const row = <R extends Route>(address: string, route: R, answer: AnswerOf<R>, says: string) => ({
  address,
  route,
  says,
  give: (server: FakeServer) => server.answers(route, answer),
});

const { NO_PAGE, BOOKING_ID, CAST_ID } = f;
const requested = f.guestBooking(f.states.requested);
const asked = f.castBooking(f.states.requested);

/** The main screens. */
export const SCREENS = [
  row('/cast/age-verification', ageCheckRoutes.checkAge, f.ageStanding, '書類の種類'),
  row('/guest/age-verification', ageCheckRoutes.checkAge, f.ageChecked, '年齢確認が完了しました'),
  row('/guest', searchRoutes.searchCasts, NO_PAGE, '条件に合うキャストが見つかりませんでした'),
  row('/guest/ranking', rankingRoutes.listRanking, NO_PAGE, 'まだランキングに載っているキャストがいません'),
  row('/guest/favorite', favoriteRoutes.listFavorites, NO_PAGE, 'お気に入りのキャストはまだいません'),
  row('/guest/dohan-list', guestBookingRoutes.listGuestBookings, NO_PAGE, '予約はありません'),
  row('/guest/dohan-day', guestBookingRoutes.todayGuestBookings, { items: [] }, '本日の同伴はありません'),
  row(
    `/guest/dohan-detail?bookingId=${BOOKING_ID}`,
    guestBookingRoutes.getGuestBooking,
    requested,
    'Y-000123',
  ),
  row('/guest/chat-list', chatRoutes.listConversations, NO_PAGE, 'チャットはまだありません'),
  row('/cast/chat-list', chatRoutes.listConversations, NO_PAGE, 'チャットはまだありません'),
  row(`/guest/chat-list?friendId=${CAST_ID}`, chatRoutes.findConversation, f.conversation, 'しおり'),
  row(
    '/guest/notification',
    notificationRoutes.listNotifications,
    { ...NO_PAGE, waiting: [] },
    '新しいお知らせはありません',
  ),
  row('/guest/used-point-history', pointsRoutes.guestHistory, NO_PAGE, '履歴はまだありません'),
  row('/guest/buy-point/history', billingRoutes.listPurchases, NO_PAGE, '購入履歴はまだありません'),
  row(
    '/guest/receipt',
    receiptRoutes.openPurchases,
    { ...f.openPurchases, items: [] },
    '領収書を発行できる購入はありません',
  ),
  row('/guest/receipt/history', receiptRoutes.listReceipts, NO_PAGE, '発行した領収書はありません'),
  row('/guest/gift', giftRoutes.listSentGifts, NO_PAGE, '贈ったギフトはまだありません'),
  row('/guest/coupon', couponRoutes.listCoupons, NO_PAGE, '獲得したクーポンはまだありません'),
  row('/guest/settings/blocks', blockRoutes.blockedCasts, NO_PAGE, 'ブロックしたキャストはいません'),
  row(
    '/guest/settings/day-notices',
    dayNoticeRoutes.listDayNotices,
    { items: [] },
    '登録したキャストはいません',
  ),
  row(
    '/guest/saved-searches',
    savedSearchRoutes.listSavedSearches,
    { items: [] },
    '保存した条件はありません',
  ),
  row('/guest/settings/login', loginRoutes.waysIn, f.cameByLine, 'パスキーは登録されていません。'),
  row('/cast/settings/login', loginRoutes.waysIn, f.cameByLine, 'パスキーは登録されていません。'),
  row('/cast/settings/blocks', blockRoutes.blockedGuests, NO_PAGE, 'ブロックしたゲストはいません'),
  row(
    '/cast/settings/support',
    safetyRoutes.listQuietHelp,
    { items: [] },
    '24時間以内に送信した内容はありません。',
  ),
  row(
    '/contact-us/history',
    inquiryRoutes.listInquiries,
    { ...NO_PAGE, unreadCount: 0 },
    'お問い合わせはまだありません',
  ),
  row(
    '/app-setting',
    pushRoutes.pushState,
    { publicKey: 'key', isOn: false, otherDeviceCount: 0 },
    'このブラウザは対応していません',
  ),
  row('/cast/pause', pauseRoutes.getPause, f.notPaused, '受付中'),
  row('/guest/settings/leave', leavingRoutes.previewLeaving, f.leaving, '失効するポイントはありません。'),
  row('/guest/settings/consents', consentRoutes.listConsents, f.consents, '記録はまだありません。'),
  row('/cast/settings/consents', consentRoutes.listConsents, f.consents, '記録はまだありません。'),
  row('/guest/settings/export', exportRoutes.listExports, f.exported, '本日の書き出しは受け付け済みです。'),
  row('/cast/settings/hidden-numbers', hiddenRoutes.hiddenNumbers, { items: [] }, '登録した番号はありません'),
  row('/cast/dohan-list', castBookingRoutes.listCastBookings, NO_PAGE, '予約はありません'),
  row('/cast/dohan-day', castBookingRoutes.todayCastBookings, { items: [] }, '本日の同伴はありません'),
  row(`/cast/dohan-detail?bookingId=${BOOKING_ID}`, castBookingRoutes.getCastBooking, asked, '銀座駅 A3出口'),
  row('/cast/favorite', favoriteRoutes.listOwnFavoriteGuests, NO_PAGE, 'お気に入りのゲストはまだいません'),
  row('/cast/group', groupRoutes.listGroups, f.groups, 'いつもの方'),
  row('/cast/group?view=edit&groupId=g', groupRoutes.getGroup, f.group, 'メンバーの種類'),
  row('/guest/favorite/lists', groupRoutes.listGroups, f.groups, 'いつもの方'),
  row(
    '/cast/favorite?tab=theirs',
    favoriteRoutes.listFavoriteGuests,
    NO_PAGE,
    'あなたをお気に入りに登録したゲストはまだいません',
  ),
  row(
    '/cast/my-profile/preview',
    searchRoutes.previewOwnProfile,
    { profile: f.castProfile, isListed: true, isPaused: false, missing: [] },
    '検索結果に表示されています。',
  ),
  row(
    '/cast/notification',
    notificationRoutes.listNotifications,
    { ...NO_PAGE, waiting: [] },
    '新しいお知らせはありません',
  ),
  row('/cast/point-history', pointsRoutes.castHistory, NO_PAGE, '履歴はまだありません'),
  row('/cast/payoff', payoffRoutes.listPayoffs, NO_PAGE, '精算の履歴はまだありません'),
  row('/cast/request-payoff', payoffRoutes.preparePayoff, f.payoffPreparation, '申請するポイント'),
  row(
    '/cast/setting/setting-schedule',
    scheduleRoutes.listSchedules,
    { schedules: [] },
    'スケジュールはまだありません',
  ),
] as const;
