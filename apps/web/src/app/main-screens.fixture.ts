import type { Conversation } from '@yoimachi/contract/chat';
import type { AgeStanding, OwnAgeCheck } from '@yoimachi/contract/age-check';
import type { ConsentState } from '@yoimachi/contract/consent';
import type {
  CastBookingDetail,
  GuestBookingDetail,
  ParticipationStateWire,
} from '@yoimachi/contract/booking';
import type { Payoff, PayoffPreparation } from '@yoimachi/contract/payoff';
import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import { NOTHING_YET } from '@yoimachi/domain/booking';

/** Answers of the server as its contract has them, about one meeting of 2026-11-21 in Tokyo. */

/** Noon of that day in Tokyo: what time it is for the screens, wherever and whenever the test runs. */
export const NOW = '2026-11-21T03:00:00.000Z';
const DAY = '2026-11-21';
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 21, hour - 9, minute)).toISOString();

export const CAST_ID = '019d9b1e-0000-7000-8000-000000000002';
const GUEST_ID = '019d9b1e-0000-7000-8000-000000000001';
export const BOOKING_ID = '019d9b1e-0000-7000-8000-000000000003';

export const NO_PAGE = { items: [], nextCursor: null };

/** The ways in of somebody who has no number yet. */
export const cameByLine = {
  phone: null,
  line: { name: '花子', linkedAt: at(-24) },
  contactMethod: 2 as const,
  passkeys: [],
};

const agreed: ParticipationStateWire = {
  ...NOTHING_YET,
  status: 'APPROVE',
  version: 2,
  day: DAY,
  requestedAt: at(-24),
  deadlineAt: at(-12),
  confirmedAt: at(-20),
  approvedAt: at(-20),
  startsAt: at(18),
  plannedEndsAt: at(19, 30),
  endsAt: at(19, 30),
  workStartsAt: at(20, 30),
  price30: 5500,
  price15: 2750,
  plannedPoints: 16_500,
};

/** The meeting at different points of its life, seen at noon. */
export const states = {
  requested: { ...agreed, status: 'PENDING', deadlineAt: at(14), confirmedAt: null, approvedAt: null },
  agreed,
  /** It began half an hour ago; the cast says to be there. */
  begun: {
    ...agreed,
    arrivedAt: at(11, 20),
    arrivedBy: 'cast',
    startsAt: at(11, 30),
    plannedEndsAt: at(13),
    endsAt: at(13),
    workStartsAt: at(14),
  },
  over: {
    ...agreed,
    startsAt: at(9),
    plannedEndsAt: at(10, 30),
    endsAt: at(10, 30),
    workStartsAt: at(14),
    arrivedAt: at(9),
    arrivedBy: 'cast',
    finishedAt: at(10, 30),
    checkedOutAt: at(10, 40),
  },
} as const satisfies Record<string, ParticipationStateWire>;

const common = {
  bookingId: BOOKING_ID,
  number: 'Y-000123',
  place: '銀座駅 A3出口',
  guestCount: 1,
  startMinute: 1080,
  endMinute: 1170,
  history: [],
};
const detail = {
  workingBar: 'ラウンジ 灯',
  billedMinutes: null,
  billedPoints: null,
  myTier: null,
  theirTier: null,
  reviewed: false,
  reviewOpenUntil: '2026-11-24T01:30:00.000Z',
};

export function guestBooking(state: ParticipationStateWire): GuestBookingDetail {
  const cast = {
    userId: CAST_ID,
    nickname: 'しおり',
    age: 24,
    photo: null,
    storeName: 'ラウンジ 灯',
    district: '銀座',
    storeAddress: '東京都中央区銀座1-1-1',
    under20: false,
  };
  return {
    ...common,
    version: 2,
    requiredPoints: 16_500,
    settledPoints: null,
    heldPoints: 16_500,
    releasedPoints: 0,
    card: null,
    lots: [],
    participations: [{ ...detail, cast, state, endMinute: 1170 }],
  };
}

export function castBooking(state: ParticipationStateWire): CastBookingDetail {
  return {
    ...common,
    ...detail,
    state,
    guest: {
      userId: GUEST_ID,
      nickname: '健一',
      age: 41,
      ageChecked: true,
      meetingCount: 3,
      shortProfile: '',
      selfIntro: '',
      detail: {},
      photo: null,
    },
    guestUnder20: false,
    others: [],
    expectedRewardPoints: 9900,
    rewardPoints: null,
    feePercent: 40,
    guestReviewCounts: { good: 0, keep: 0, bad: 0 },
  };
}

export const castProfile: CastProfile = {
  castId: CAST_ID,
  nickname: 'しおり',
  age: 24,
  castClass: 'PREMIUM',
  shortProfile: '',
  selfIntro: '',
  price30: 5500,
  price15: 2750,
  reviewCount: 0,
  reviewScore: null,
  photos: [],
  video: null,
  hasMoreMedia: false,
  favorite: false,
  tags: [],
  detail: {},
  store: {
    name: 'ラウンジ 灯',
    genre: 3,
    prefecture: 13,
    district: '銀座',
    address: '東京都中央区銀座1-1-1',
    phone: '0312345678',
    url: null,
  },
};

export const REQUEST_DAY = '2026-11-28';

export const castDay: CastDay = {
  day: REQUEST_DAY,
  version: 1,
  fromMinute: 1020,
  toMinute: 1200,
  workMinute: 1230,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
  blockedBy: null,
  free: [{ fromMinute: 1020, toMinute: 1200 }],
};

export const quote = {
  requiredPoints: 11_000,
  heldPoints: 20_000,
  usagePoints: 11_000,
  missingPoints: 0,
  missingYen: 0,
  deadlineAt: '2026-11-22T03:00:00.000Z',
  feeTable: [],
  ageChecked: true,
  hasCard: true,
  hasNickname: true,
  under20: { guest: false, castIds: [] },
};

export const balance = {
  version: 1,
  document: { currentPoint: 20_000, pointGift: 0, pointPurchase: 20_000 },
};

const destination = {
  bankName: 'みずほ銀行',
  branchName: '銀座支店',
  accountType: 'ORDINARY' as const,
  maskedNumber: '***4567',
  holderKana: 'ﾔﾏﾀﾞ ﾊﾅｺ',
};

export const payoffPreparation: PayoffPreparation = {
  availablePoints: 30_000,
  waitingPoints: 0,
  waits: [],
  minPoints: 5000,
  stageFeePercent: 40,
  stageFeePoints: 20_000,
  terms: { transferFeeYen: 330, feeBearer: 'PAYEE', withholdingMode: 'NONE' },
  period: { start: '2026-11-16', end: '2026-12-15' },
  earlierYen: 0,
  payDay: '2026-12-15',
  taxIncluded: false,
  needsLivePhoto: false,
  nameMatches: true,
  blockedBy: null,
  destination,
};

export const payoff: Payoff = {
  payoffId: BOOKING_ID,
  kind: 'CAST_PAYOFF',
  status: 'AWAITING_APPROVAL',
  points: 10_000,
  withholdingYen: 0,
  transferFeeYen: 330,
  transferYen: 9670,
  taxIncluded: false,
  requestedAt: at(9),
  payDay: '2026-12-15',
  transferredOn: null,
  reason: null,
  destination,
};

export const openPurchases = {
  items: [
    {
      day: '2026-11-20',
      purchases: [
        {
          purchaseId: BOOKING_ID,
          kind: 'PURCHASE' as const,
          points: 10_000,
          amountYen: 11_000,
          paidAt: '2026-11-20T03:00:00.000Z',
        },
      ],
    },
  ],
  nextCursor: null,
  addressee: null,
  issuer: { name: '株式会社宵待ち', address: '東京都', registrationNumber: 'T1234567890123' },
};

export const receipt = {
  receiptId: BOOKING_ID,
  number: 12,
  issuedAt: '2026-11-20T03:00:00.000Z',
  day: '2026-11-20',
  name: '高橋商点',
  honorific: '様' as const,
  totalYen: 12_100,
  taxYen: 1100,
  lines: [{ purchaseId: BOOKING_ID, kind: 'PURCHASE' as const, points: 10_000, amountYen: 12_100 }],
  reversals: [],
  isExported: false,
  state: 'IN_FORCE' as const,
  replacedBy: null,
  replaces: null,
};

export const told = {
  notificationId: BOOKING_ID,
  kind: 'REQUEST_APPROVED',
  body: 'リクエストが承認されました。',
  link: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  read: true,
  waits: false,
};

export const notPaused = {
  paused: false,
  pausedAt: null,
  resumeDay: null,
  pendingCount: 0,
  approvedCount: 0,
};
/** Nothing refuses it, and nothing lapses. */
export const leaving = {
  obstacles: [],
  lapsingPoints: 0,
  lots: [],
  couponCount: 0,
  payoff: null,
  hasOtherAccount: false,
};
export const exported = { items: [], canAsk: false };

/** Nothing of her registration is being changed. */
export const noChanges = { email: null, nameRequest: null, openMeetingCount: 0, comingDayCount: 0 };

/** A guest who is asked for the terms again. */
export const consents: ConsentState = {
  asked: [
    {
      item: 'TERMS',
      title: '利用規約',
      statement: '宵待ちの利用規約に同意します。',
      version: '2026-11-15',
      page: 'TERM_SERVICE',
      news: '条項を定めました。',
      givenAt: null,
      isForRegistration: true,
      isWithdrawable: false,
    },
  ],
  records: [],
};

/** A reading that did not find the issuer. */
export const ageCheck: OwnAgeCheck = {
  checkId: CAST_ID,
  way: 'AUTO',
  documentType: 'DRIVERS_LICENSE',
  issuer: '東京都公安委員会',
  state: 'FAILED',
  finding: 'UNREAD',
  items: { issuer: 'UNREAD', name: 'MATCHES' },
  submittedAt: '2026-11-21T03:00:00.000Z',
  decidedAt: '2026-11-21T03:00:10.000Z',
  answerBy: null,
  reason: null,
};
/** Nothing is handed in yet. */
export const ageStanding: AgeStanding = {
  status: 1,
  triesLeft: 3,
  ways: ['AUTO', 'ANALOG'],
  isMinor: false,
  needsLivePhoto: true,
  livePhotoUntil: null,
  check: null,
};
/** By a card. */
export const ageChecked: AgeStanding = { ...ageStanding, status: 2, ways: [], needsLivePhoto: false };

const GROUP_ID = '019d9b1e-0000-7000-8000-000000000009';
const named = { groupId: GROUP_ID, name: 'いつもの方', memberType: 'MET', isAutomatic: false } as const;
export const groups = { items: [{ ...named, memberCount: 2, faces: [], updatedAt: NOW }] };
export const group = { ...named, memberCount: 2, memberIds: [] };
export const conversation: Conversation = {
  friendId: CAST_ID,
  friend: { name: 'しおり', photo: null, place: '六本木 / ラウンジ 灯' },
  state: 'REQUESTED',
  cannotWrite: 'WAITS_FOR_CAST',
  isFavorite: true,
  lastMessage: null,
  lastAt: null,
  lastNumber: 0,
  readNumber: 0,
  friendReadNumber: 0,
  unreadCount: 0,
  isPinned: false,
  isMuted: false,
  booking: null,
  isToday: false,
};
