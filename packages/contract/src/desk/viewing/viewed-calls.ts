import type { allRoutes } from '@yoimachi/contract/table';

type All = typeof allRoutes;
/** What a member reads of herself and of others. */
export type MembersRead = {
  [Name in keyof All]: All[Name] extends { method: 'GET'; who: 'guest' | 'cast' | 'member' } ? Name : never;
}[keyof All];

/**
 * Whether an operator who looks at the product as a member sees it is answered. HIDDEN is what has a private read of its own, with its reason and its
 * ceiling (numbers, names, accounts, chats, documents, inquiries, where somebody is), what is a file, and what asks another service. A read
 * that is missing here does not compile.
 */
export const viewedCalls: Readonly<Record<MembersRead, 'SHOWN' | 'HIDDEN'>> = {
  readView: 'SHOWN',

  // The account
  listSessions: 'HIDDEN',
  guestSettings: 'SHOWN',
  castSettings: 'SHOWN',
  waysIn: 'HIDDEN',
  ownPhone: 'HIDDEN',
  checkAge: 'SHOWN',
  accountChanges: 'HIDDEN',
  listUploads: 'HIDDEN',
  listConsents: 'SHOWN',
  previewLeaving: 'SHOWN',
  listExports: 'SHOWN',
  fetchExport: 'HIDDEN',

  // Profiles and homes
  guestHome: 'SHOWN',
  castHome: 'SHOWN',
  getGuestProfile: 'SHOWN',
  getMyProfile: 'SHOWN',
  getCastProfile: 'SHOWN',
  previewOwnProfile: 'SHOWN',
  guestForCast: 'SHOWN',
  findStores: 'SHOWN',
  castMedia: 'HIDDEN',
  guestAvatar: 'HIDDEN',
  getPrices: 'SHOWN',
  getPause: 'SHOWN',
  searchStageSetting: 'SHOWN',
  getCurrentRank: 'SHOWN',

  // Finding each other
  searchCasts: 'SHOWN',
  listCasts: 'SHOWN',
  countCasts: 'SHOWN',
  suggest: 'SHOWN',
  getCast: 'SHOWN',
  getCastBeside: 'SHOWN',
  listCastDays: 'SHOWN',
  listFavorites: 'SHOWN',
  listOwnFavoriteGuests: 'SHOWN',
  findFavoriteGuest: 'SHOWN',
  listFavoriteGuests: 'SHOWN',
  listDayNotices: 'SHOWN',
  listSavedSearches: 'SHOWN',
  listGroups: 'SHOWN',
  listGroupNames: 'SHOWN',
  groupCandidates: 'SHOWN',
  getGroup: 'SHOWN',
  listGroupMembers: 'SHOWN',
  readMemo: 'HIDDEN',
  readTier: 'SHOWN',
  listRanking: 'SHOWN',
  matchingCasts: 'SHOWN',

  // Bookings
  listSchedules: 'SHOWN',
  getSchedule: 'SHOWN',
  listGuestBookings: 'SHOWN',
  todayGuestBookings: 'SHOWN',
  getGuestBooking: 'SHOWN',
  listCastBookings: 'SHOWN',
  todayCastBookings: 'SHOWN',
  getCastBooking: 'SHOWN',
  countToDo: 'SHOWN',
  recentPlaces: 'HIDDEN',
  getGuestPlace: 'HIDDEN',
  getCastPlace: 'HIDDEN',

  // Safety
  listQuietHelp: 'HIDDEN',
  findAllRight: 'HIDDEN',
  getSafetySetting: 'HIDDEN',
  listWatchLinks: 'HIDDEN',
  previewCastBlock: 'SHOWN',
  blockedCasts: 'SHOWN',
  previewGuestBlock: 'SHOWN',
  blockedGuests: 'SHOWN',
  hiddenNumbers: 'HIDDEN',

  // Money
  userPoint: 'SHOWN',
  pointDetail: 'SHOWN',
  guestHistory: 'SHOWN',
  castHistory: 'SHOWN',
  guestHistoryExport: 'HIDDEN',
  castHistoryExport: 'HIDDEN',
  castRewardMonths: 'SHOWN',
  listPackages: 'SHOWN',
  checkPayment: 'HIDDEN',
  listPurchases: 'SHOWN',
  getCard: 'SHOWN',
  listDebts: 'SHOWN',
  openPurchases: 'HIDDEN',
  listReceipts: 'HIDDEN',
  exportReceipt: 'HIDDEN',
  listCoupons: 'SHOWN',
  listGifts: 'SHOWN',
  listSentGifts: 'SHOWN',
  giftStatistics: 'SHOWN',
  preparePayoff: 'HIDDEN',
  listPayoffs: 'SHOWN',
  yearStatement: 'HIDDEN',
  searchBanks: 'SHOWN',
  searchBranches: 'SHOWN',
  getBankAccount: 'HIDDEN',

  // What is told and written
  userNotification: 'SHOWN',
  listNotifications: 'SHOWN',
  guestNoticeSettings: 'SHOWN',
  castNoticeSettings: 'SHOWN',
  pushState: 'SHOWN',
  listNews: 'SHOWN',
  readNews: 'SHOWN',
  countUnreadNews: 'SHOWN',
  listGuestBanners: 'SHOWN',
  listCastBanners: 'SHOWN',
  userChat: 'SHOWN',
  listConversations: 'HIDDEN',
  findConversation: 'HIDDEN',
  readHistory: 'HIDDEN',
  listSavedReplies: 'HIDDEN',
  previewGroupMessage: 'SHOWN',
  listGroupMessages: 'HIDDEN',
  listInquiries: 'HIDDEN',
  getInquiry: 'HIDDEN',
  inquiryBookings: 'SHOWN',
  textRules: 'SHOWN',
};
