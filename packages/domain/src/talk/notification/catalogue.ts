/** What settings are made for; each kind belongs to one. */
export const NOTICE_CATEGORIES = ['BOOKING', 'CHAT', 'MONEY', 'SERVICE', 'NEWS', 'SAFETY'] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

/** Ways out of the product, in the order in which they stand in for each other. */
export const NOTICE_CHANNELS = ['PUSH', 'LINE', 'MAIL', 'SMS'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** `NOW` always pierces quiet hours, `DAY` where its booking is of today, `LATER` never (rules.md 8). */
export type NoticeUrgency = 'DAY' | 'LATER' | 'NOW';

/**
 * `ALWAYS`: goes by SMS whatever is set (security). `OWN`: the module that decides sends its SMS itself. `LAST`: by SMS where nothing else
 * reaches the person. `NEVER`: SMS are for safety and identity alone.
 */
type NoticeSms = 'ALWAYS' | 'LAST' | 'NEVER' | 'OWN';

export interface NoticeRule {
  readonly category: NoticeCategory;
  readonly urgency: NoticeUrgency;
  readonly sms: NoticeSms;
  /** What its link leads to, without the query; empty where it has none. */
  readonly leadsTo: readonly string[];
}

/**
 * Channels of a category before a person sets anything. Trouble and what is important are a service to everybody; other news and advertising
 * wait for an opt-in (rules.md 10).
 */
export const CATEGORY_CHANNELS: Readonly<Record<NoticeCategory, readonly NoticeChannel[]>> = {
  BOOKING: ['PUSH', 'LINE', 'MAIL'],
  CHAT: ['PUSH'],
  MONEY: ['PUSH', 'MAIL'],
  SERVICE: ['PUSH'],
  NEWS: [],
  SAFETY: ['PUSH', 'LINE', 'MAIL', 'SMS'],
};

const both = (path: string) => [`/guest/${path}`, `/cast/${path}`];
const BOOKING_PAGES = both('dohan-detail');
const booking = (urgency: NoticeUrgency): NoticeRule => ({
  category: 'BOOKING',
  urgency,
  sms: 'NEVER',
  leadsTo: BOOKING_PAGES,
});
const [now, ofDay, later] = [booking('NOW'), booking('DAY'), booking('LATER')];
const payment: NoticeRule = { category: 'MONEY', urgency: 'LATER', sms: 'NEVER', leadsTo: BOOKING_PAGES };
const money = (...leadsTo: string[]): NoticeRule => ({ ...payment, leadsTo });
const safety = (
  urgency: NoticeUrgency,
  sms: NoticeSms,
  leadsTo: readonly string[] = BOOKING_PAGES,
): NoticeRule => ({ category: 'SAFETY', urgency, sms, leadsTo });

const OF_BOOKINGS = {
  CAST_REQUEST_RECEIVED: ofDay,
  CAST_REPLY_REMINDER: ofDay,
  CAST_REPLY_EXPIRED: ofDay,
  CAST_WITHDRAWN: ofDay,
  GUEST_APPROVED: ofDay,
  GUEST_ONE_APPROVED: ofDay,
  GUEST_REJECTED: ofDay,
  GUEST_REPLY_EXPIRED: ofDay,
  GUEST_TIME_TAKEN: ofDay,
  GUEST_SCHEDULE_CHANGED: ofDay,
  GUEST_STEPPED_BACK: ofDay,
  CAST_ONE_COULD_NOT: ofDay,
  GUEST_ONE_CAST_CANCELLED: ofDay,
  GUEST_ENDED_BY_OPERATOR: ofDay,
  CAST_ENDED_BY_OPERATOR: ofDay,
  GUEST_AUTO_CANCELLED: ofDay,
  CAST_AUTO_CANCELLED: ofDay,
  GUEST_PAYMENT_CANCELLED: ofDay,
  CAST_PAYMENT_CANCELLED: ofDay,
  CAST_CANCELLED_BY_GUEST: ofDay,
  GUEST_CANCELLED_BY_CAST: ofDay,
  OTHERS_CAST_CANCELLED: ofDay,
  GUEST_CARD_NEEDED: ofDay,
  GUEST_WORK_CHANGED: ofDay,
  GUEST_PLACE_PROPOSED: ofDay,
  CAST_PLACE_PROPOSED: ofDay,
  GUEST_PLACE_CHANGED: ofDay,
  CAST_PLACE_CHANGED: ofDay,
  GUEST_PLACE_DECLINED: ofDay,
  CAST_PLACE_DECLINED: ofDay,
  GUEST_PLACE_WITHDRAWN: ofDay,
  CAST_PLACE_WITHDRAWN: ofDay,
  GUEST_PLACE_LAPSED: ofDay,
  CAST_PLACE_LAPSED: ofDay,

  OTHERS_CAST_ARRIVED: now,
  OTHERS_CAST_LEFT: now,
  OTHERS_EXTENSION_AGREED: now,
  GUEST_CAST_ARRIVED: now,
  CAST_GUEST_SAYS_MET: now,
  GUEST_ARRIVAL_TAKEN_BACK: now,
  CAST_ARRIVAL_TAKEN_BACK: now,
  GUEST_CAST_IS_LATE: now,
  CAST_COME_OR_LOSE: now,
  CAST_CANCELLED_AS_NO_SHOW: now,
  GUEST_NO_SHOW_CLOSED: now,
  CAST_NO_SHOW_CLOSED: now,
  CAST_EXTENSION_ASKED: now,
  GUEST_EXTENSION_AGREED: now,
  GUEST_EXTENSION_DECLINED: now,
  GUEST_EXTENSION_LAPSED: now,
  GUEST_END_SOON: now,
  CAST_END_SOON: now,
  GUEST_FINISHED: now,
  CAST_FINISHED: now,
  GUEST_FORCE_FINISHED: now,
  GUEST_CLAIMED_ABSENT: now,
  CAST_CLAIMED_ABSENT: now,

  GUEST_CLAIM_OBJECTED: later,
  CAST_CLAIM_OBJECTED: later,
  GUEST_CLAIM_DECIDED: later,
  CAST_CLAIM_DECIDED: later,
  GUEST_DAY_BEFORE: later,
  CAST_DAY_BEFORE: later,
  GUEST_REVIEW_WAITING: later,
  CAST_REVIEW_WAITING: later,
  GUEST_REVIEW_VISIBLE: later,
  CAST_REVIEW_VISIBLE: later,
  CAST_RESUMES: { ...later, leadsTo: ['/cast/pause'] },
  GUEST_DAY_OPENED: { ...later, leadsTo: ['/guest/user-profile'] },
  GUEST_SEARCH_FITS: { ...later, category: 'SERVICE', leadsTo: ['/guest/saved-searches'] },
} as const satisfies Readonly<Record<string, NoticeRule>>;

const OF_MONEY = {
  GUEST_SETTLED: payment,
  GUEST_FEE_SETTLED: payment,
  CAST_REWARD: payment,
  GUEST_CARD_CHARGED: money('/guest/dohan-detail', '/guest/payment-info'),
  GUEST_CHARGE_FAILED: money('/guest/payment-info'),
  GUEST_REFUNDED: money('/guest/used-point-history'),
  GUEST_POINTS_EXPIRING: money('/guest/used-point-history', '/guest'),
  GUEST_POINTS_RETURNED: money('/guest/used-point-history'),
  GUEST_POINTS_ADJUSTED: money('/guest/used-point-history'),
  CAST_POINTS_ADJUSTED: money('/cast/point-history'),
  CAST_REWARD_FROZEN: money('/cast/point-history'),
  CAST_REWARD_RELEASED: money('/cast/point-history'),
  CAST_REWARD_WITHHELD: money('/cast/point-history'),
  CAST_GIFT_RECEIVED: money('/cast/gift'),
  CAST_STAGE_UP: money('/cast/stage'),
  PAYOFF_APPROVED: money('/cast/payoff'),
  PAYOFF_REJECTED: money('/cast/payoff'),
  PAYOFF_POSTPONED: money('/cast/payoff'),
  PAYOFF_TRANSFERRED: money('/cast/payoff'),
  PAYOFF_RETURNED: money('/cast/payoff'),
  PAYOFF_AUTOMATIC: money('/cast/payoff'),
} as const satisfies Readonly<Record<string, NoticeRule>>;

const OF_SAFETY = {
  CAST_CHECKOUT_ASK: safety('NOW', 'LAST'),
  CAST_ALL_RIGHT_ASKED: safety('NOW', 'LAST', ['/cast/dohan-day']),
  EMAIL_CHANGED: safety('NOW', 'ALWAYS', ['/cast/account-info']),
  PAYOFF_STOPPED: safety('NOW', 'ALWAYS', ['/cast/age-verification']),
  PHONE_CHANGE: safety('NOW', 'OWN', both('change-phone')),
  // Its SMS leaves at once, since somebody handed in a document and waits: the other channels do not say it again in the morning.
  AGE_CHECK: safety('NOW', 'OWN', both('age-verification')),
  CAST_AGE_VERIFIED: safety('NOW', 'OWN', ['/cast']),
  NAME_REQUEST_DECIDED: safety('LATER', 'NEVER', ['/cast/account-info', '/cast/bank-account']),
  NICKNAME_CHANGED: safety('LATER', 'NEVER', both('my-profile')),
  CLASS_CHANGED: safety('LATER', 'NEVER', ['/cast/my-profile']),
  BIRTHDAY_CORRECTED: safety('LATER', 'NEVER', ['/guest/my-profile', '/cast/account-info']),
  MEDIA_DECIDED: safety('LATER', 'NEVER', ['/guest/my-profile/avatar', '/cast/my-profile/photos']),
  EXPORT_READY: safety('LATER', 'NEVER', both('settings/export')),
  SUSPENSION_LIFTED: safety('LATER', 'NEVER', []),
  INQUIRY_ANSWERED: safety('LATER', 'NEVER', ['/contact-us/inquiry']),
} as const satisfies Readonly<Record<string, NoticeRule>>;

const news = (category: 'NEWS' | 'SERVICE'): NoticeRule => ({
  category,
  urgency: 'LATER',
  sms: 'NEVER',
  leadsTo: ['/notification', ...both('notification')],
});
/** Goes by channels alone: in the product news have a list and messages a chat of their own. */
const WITHOUT_ROW = {
  CHAT_MESSAGE: { category: 'CHAT', urgency: 'DAY', sms: 'NEVER', leadsTo: both('chat-list') },
  NEWS: news('NEWS'),
  SERVICE_NEWS: news('SERVICE'),
  /** Only to who agreed to it; its mails name a way out (rules.md 10). */
  ADVERTISING: news('NEWS'),
} as const satisfies Readonly<Record<string, NoticeRule>>;

const NOTICES = { ...OF_BOOKINGS, ...OF_MONEY, ...OF_SAFETY } as const;

/** Everything that a person is told in the product, and by channels outside it. */
export type NoticeKind = keyof typeof NOTICES;
/** Also what only channels tell. */
export type ChannelKind = NoticeKind | keyof typeof WITHOUT_ROW;

export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

/** What says the same each time it is told. News bring words of their own, which operators write anyway. */
export type WordedKind = NoticeKind | 'CHAT_MESSAGE';
export const WORDED_KINDS: readonly WordedKind[] = [...NOTICE_KINDS, 'CHAT_MESSAGE'];

const RULES: ReadonlyMap<string, NoticeRule> = new Map(Object.entries({ ...NOTICES, ...WITHOUT_ROW }));

/** Undefined for a kind of an earlier version, which the catalogue knows no more. */
export const noticeRule = (kind: string): NoticeRule | undefined => RULES.get(kind);

/** Whether a kind may lead there: to one of its pages, with whatever query; to nowhere where it has none. Never for an unknown kind. */
export function mayLeadTo(kind: NoticeKind, link: string | null | undefined): boolean {
  const rule: NoticeRule | undefined = Object.hasOwn(NOTICES, kind) ? NOTICES[kind] : undefined;
  if (!rule) return false;
  const { leadsTo } = rule;
  if (link === null || link === undefined) return leadsTo.length === 0;
  return leadsTo.includes(link.split('?')[0]!);
}
