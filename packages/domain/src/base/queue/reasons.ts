/**
 * What operators usually say where a decision asks for a reason, by the call: a word of the list stands for a sentence, which the operator
 * may still change. Where a call takes a word of a list itself (age checks, photos and video), that list is its own.
 */
export const DECISION_REASONS = {
  rejectPhoneChange: ['NOT_REACHED', 'NOT_CONFIRMED', 'OBJECTED', 'OTHER_PERSON'],
  rejectLostNumber: ['NAME_DIFFERS', 'NO_DOCUMENT', 'NOT_REACHED', 'OTHER_PERSON'],
  decideNameRequest: ['DOCUMENT_DIFFERS', 'DOCUMENT_MISSING', 'DOCUMENT_UNREADABLE', 'NO_CHANGE'],
  decideMatch: ['SAME_DOCUMENT', 'SAME_CONFIRMED', 'SHARED_DEVICE', 'FAMILY', 'STORE_DEVICE'],
  decideClaim: ['BOTH_HEARD', 'CHAT_SHOWS', 'PLACE_SHOWS', 'NO_EVIDENCE', 'MISUNDERSTANDING'],
  closePenaltyReview: ['WARNED', 'REASONS_HEARD', 'WATCHED', 'SUSPENDED'],
  liftPenalty: ['ILLNESS', 'ACCIDENT', 'TRAFFIC', 'GUEST_CAUSE', 'PRODUCT_FAULT'],
  uncount: ['BOOKING_REVERSED', 'NOT_MET', 'OWN_GUEST', 'FRIEND_DOUBTED', 'CORRECTION'],
  suspendAccount: ['REPORTS_CONFIRMED', 'WARNED_BEFORE', 'PAYMENT_OPEN', 'IDENTITY_DOUBTED', 'UNDER_INQUIRY'],
  setCastClass: ['MET_CONDITIONS', 'MISSES_CONDITIONS', 'ASKED_BY_CAST', 'CORRECTION'],
  excludeFromRankings: ['REVIEWS_DOUBTED', 'UNDER_INQUIRY', 'RULES_BROKEN', 'ASKED_BY_CAST'],
  liftRankingExclusion: ['CLEARED', 'PROMISED', 'ASKED_BY_CAST', 'CORRECTION'],
  liftSuspension: ['IDENTITY_CONFIRMED', 'MISUNDERSTANDING', 'PROMISED', 'PAID'],
  waiveDebt: ['PRODUCT_FAULT', 'CAST_CAUSE', 'NOT_COLLECTABLE', 'GOODWILL'],
  releaseReward: ['MEETING_CONFIRMED', 'NOT_INVOLVED'],
  proposeRewardReturn: ['MEETING_DENIED', 'CAST_CAUSE', 'FRAUD'],
  rejectPayoff: ['HOLDER_DIFFERS', 'ACCOUNT_UNKNOWN', 'NOT_CONFIRMED'],
  read: ['DECISION', 'ASKED_BY_PERSON', 'REPORTED', 'SAFETY', 'AUTHORITY'],
} as const;
export type DecisionWithReason = keyof typeof DECISION_REASONS;
export type ReasonOf<Decision extends DecisionWithReason> = (typeof DECISION_REASONS)[Decision][number];
