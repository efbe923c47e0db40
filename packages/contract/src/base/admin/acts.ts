import type { OperatorRole } from '@yoimachi/domain/operator';
import type { adminRoutes } from './index.ts';

export type AdminCall = keyof typeof adminRoutes;

/** Who may make a call of operators, and whether the back office asks for the second factor again before it. */
export interface Act {
  readonly roles: readonly OperatorRole[];
  readonly asksAgain?: true;
}

/** The owner may do everything there is. */
const by = (...roles: readonly Exclude<OperatorRole, 'owner'>[]): Act => ({ roles: [...roles, 'owner'] });
/** It costs money, or shows what is private: the second factor is asked for again (rules.md 9). */
const again = (act: Act): Act => ({ ...act, asksAgain: true });

const OWNER = by();
const FINANCE = by('finance');
const SUPPORT = by('support');
const REVIEW = by('reviewer');
/** What reviewers look at, and support too when somebody asks. */
const PEOPLE = by('reviewer', 'support');
const MONEY_OF_PEOPLE = by('finance', 'support');
const ANYBODY = by('reviewer', 'finance', 'support');

/**
 * Role × act: the one table. The server refuses by it, at the terminal too; screens hide by it; a test walks every call as every role. A
 * call that is missing here does not compile.
 */
export const acts: Readonly<Record<AdminCall, Act>> = {
  // Operators
  addOperator: again(OWNER),
  inviteOperator: again(OWNER),
  changeRole: again(OWNER),
  switchOperator: again(OWNER),
  listOperators: ANYBODY,
  endSessionsOf: again(OWNER),
  searchAudit: OWNER,
  checkAudit: OWNER,
  // Each sees and changes her own alone.
  listViews: ANYBODY,
  saveView: ANYBODY,
  removeView: ANYBODY,
  listReads: OWNER,
  listShifts: SUPPORT,
  addShift: SUPPORT,
  removeShift: SUPPORT,

  // The inbox of work
  listQueues: ANYBODY,
  takeItem: ANYBODY,
  releaseItem: ANYBODY,
  handOver: ANYBODY,

  // What calls for somebody
  listAlerts: ANYBODY,
  readAlertLog: ANYBODY,
  readAlarm: again(PEOPLE),
  noteAlert: ANYBODY,
  listDeadWork: OWNER,
  listDeadDeliveries: SUPPORT,
  acknowledgeAlarm: ANYBODY,
  handleAlert: ANYBODY,
  reviveEvent: OWNER,
  reviveJob: OWNER,
  reviveDelivery: SUPPORT,
  showMaintenance: OWNER,
  beginMaintenance: again(OWNER),
  endMaintenance: OWNER,

  // Members
  listMembers: ANYBODY,
  // By a number or a name that somebody said; which person it is, not what is private of her.
  findMembers: ANYBODY,
  lookUpMembers: ANYBODY,
  readMember: ANYBODY,
  listMemberPoints: MONEY_OF_PEOPLE,
  listMemberMoney: MONEY_OF_PEOPLE,
  listMemberReviews: PEOPLE,
  listMemberReports: PEOPLE,
  listMemberBlocks: PEOPLE,
  listMemberConsents: ANYBODY,
  showConsentsAt: ANYBODY,
  listMemberHistory: PEOPLE,
  listMemberSessions: PEOPLE,
  endSessionsOfMember: PEOPLE,
  endSessionOfMember: PEOPLE,
  listNotes: ANYBODY,
  addNote: ANYBODY,

  // People
  readPerson: again(PEOPLE),
  readAccessRecords: again(PEOPLE),
  // Points and reviews of a member are there, too.
  viewAsMember: again(SUPPORT),
  previewSuspension: PEOPLE,
  suspendAccount: PEOPLE,
  liftSuspension: PEOPLE,
  previewLeavingOf: SUPPORT,
  // It is for good.
  leaveFor: again(SUPPORT),
  rename: PEOPLE,
  listNameRequests: PEOPLE,
  readNameRequest: again(PEOPLE),
  decideNameRequest: PEOPLE,
  listAgeChecks: REVIEW,
  readAgeCheck: again(REVIEW),
  readLivePhoto: again(REVIEW),
  approveAgeCheck: REVIEW,
  rejectAgeCheck: REVIEW,
  listMedia: REVIEW,
  readMedia: again(REVIEW),
  approveMedia: REVIEW,
  rejectMedia: REVIEW,
  listPhoneChanges: PEOPLE,
  approvePhoneChange: PEOPLE,
  rejectPhoneChange: PEOPLE,
  listLostNumbers: PEOPLE,
  readLostNumber: again(PEOPLE),
  approveLostNumber: PEOPLE,
  rejectLostNumber: PEOPLE,
  listMatches: PEOPLE,
  decideMatch: PEOPLE,
  listReports: PEOPLE,
  readReport: again(PEOPLE),
  handleReport: PEOPLE,
  setCastClass: PEOPLE,
  correctBirthday: again(PEOPLE),
  listStores: ANYBODY,
  readStore: ANYBODY,
  listDistricts: ANYBODY,
  countDistricts: ANYBODY,
  previewStoreJoin: PEOPLE,
  addDistrict: PEOPLE,
  changeDistrict: PEOPLE,
  removeDistrict: PEOPLE,
  correctStore: PEOPLE,
  joinStores: PEOPLE,

  // Bookings
  listBookings: ANYBODY,
  listMemberBookings: ANYBODY,
  listTonight: ANYBODY,
  showBooking: ANYBODY,
  previewBookingEnd: SUPPORT,
  previewClaim: SUPPORT,
  readBooking: again(SUPPORT),
  endBooking: again(SUPPORT),
  listClaims: SUPPORT,
  decideClaim: again(SUPPORT),
  listPenalties: SUPPORT,
  closePenaltyReview: SUPPORT,
  liftPenalty: SUPPORT,
  proposeBookingEnd: again(SUPPORT),

  // Chats, inquiries, texts
  readChat: again(SUPPORT),
  readReportedChat: again(PEOPLE),
  listInquiries: MONEY_OF_PEOPLE,
  listRemovals: SUPPORT,
  readInquiry: again(MONEY_OF_PEOPLE),
  takeInquiry: MONEY_OF_PEOPLE,
  answerInquiry: MONEY_OF_PEOPLE,
  hearPoster: SUPPORT,
  decideRemoval: SUPPORT,
  listSavedAnswers: MONEY_OF_PEOPLE,
  addSavedAnswer: SUPPORT,
  changeSavedAnswer: SUPPORT,
  removeSavedAnswer: SUPPORT,
  readTextRules: PEOPLE,
  addForbiddenWord: PEOPLE,
  removeForbiddenWord: PEOPLE,
  switchTextRule: OWNER,
  setTextReport: OWNER,

  // Money
  readGoodwill: MONEY_OF_PEOPLE,
  giveGoodwill: again(MONEY_OF_PEOPLE),
  setGoodwillLimit: again(OWNER),
  proposeAdjustment: again(MONEY_OF_PEOPLE),
  proposeRefund: again(FINANCE),
  listActs: MONEY_OF_PEOPLE,
  approveAct: again(MONEY_OF_PEOPLE),
  declineAct: MONEY_OF_PEOPLE,
  // Two people for a file of personal data, and for the audit, which are both owners then.
  proposeAuditExport: again(OWNER),
  proposePersonalExport: again(SUPPORT),
  listOwnExports: SUPPORT,
  readAuditExport: again(OWNER),
  readPersonalExport: again(SUPPORT),
  showLedger: FINANCE,
  listTransfers: FINANCE,
  showLot: FINANCE,
  readPointReport: FINANCE,
  listPointDays: FINANCE,
  listBookingDays: ANYBODY,
  listCounted: ANYBODY,
  listPeopleDays: ANYBODY,
  listCohorts: ANYBODY,
  checkBooks: FINANCE,
  listFrozenRewards: FINANCE,
  releaseReward: again(FINANCE),
  proposeRewardReturn: again(FINANCE),
  listDebts: FINANCE,
  listChargebacks: FINANCE,
  readEvidence: again(FINANCE),
  waiveDebt: again(FINANCE),
  listSettingChanges: ANYBODY,
  listPackages: FINANCE,
  listGifts: FINANCE,
  listStages: FINANCE,
  addPackage: again(FINANCE),
  removePackage: again(FINANCE),
  listCoupons: FINANCE,
  createCoupon: again(FINANCE),
  endCoupon: FINANCE,
  addGift: again(FINANCE),
  changeGiftPrice: again(FINANCE),
  removeGift: again(FINANCE),
  switchGifts: again(FINANCE),
  readSharedAccounts: again(by('reviewer', 'finance')),
  readCastAccount: again(FINANCE),
  listPayDays: FINANCE,
  showPayDay: FINANCE,
  listDayPayoffs: FINANCE,
  showPayoff: FINANCE,
  readPayoffAccount: again(FINANCE),
  approvePayoff: again(FINANCE),
  rejectPayoff: again(FINANCE),
  releasePayoff: again(FINANCE),
  payLeavingCast: again(FINANCE),
  markTransferred: again(FINANCE),
  markReturned: again(FINANCE),
  makeBankFile: again(FINANCE),
  markBankFileExported: again(FINANCE),
  readPayoffTerms: FINANCE,
  changePayoffTerms: again(OWNER),
  changeConsignor: again(OWNER),
  paymentStatement: again(FINANCE),
  paymentForm: again(FINANCE),
  paymentForms: again(FINANCE),
  withholdingReport: again(FINANCE),
  setInvoiceNumber: FINANCE,
  searchReceipts: again(MONEY_OF_PEOPLE),
  editStage: again(OWNER),
  listReferrals: MONEY_OF_PEOPLE,
  decideReferral: MONEY_OF_PEOPLE,
  uncount: FINANCE,

  // What is published
  listPages: OWNER,
  showPage: OWNER,
  planPage: again(OWNER),
  takeBackPage: again(OWNER),
  readFeeWords: ANYBODY,
  enterPageWord: OWNER,
  listRecommendationWeights: OWNER,
  editRecommendationWeight: OWNER,
  listNews: SUPPORT,
  showNews: SUPPORT,
  countAudience: SUPPORT,
  listBanners: SUPPORT,
  writeNews: SUPPORT,
  editNews: SUPPORT,
  publishNews: again(SUPPORT),
  endNews: SUPPORT,
  stopBroadcast: SUPPORT,
  resumeBroadcast: SUPPORT,
  createBanner: SUPPORT,
  editBanner: SUPPORT,
  endBanner: SUPPORT,
  listNoticeWordings: SUPPORT,
  showNoticeWording: SUPPORT,
  editNoticeWording: SUPPORT,
  resetNoticeWording: SUPPORT,
};

export const mayAct = (role: OperatorRole, call: AdminCall): boolean => acts[call].roles.includes(role);
