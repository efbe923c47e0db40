import { NOW } from './main-screens.fixture.ts';

/** What the screens of typed-inputs.test.tsx are answered. */
export const ID = '019d9b1e-0000-7000-8000-000000000011';

export const cardOf = (castId: string, nickname: string) => ({
  castId,
  nickname,
  age: 24,
  castClass: 'PREMIUM' as const,
  district: '銀座',
  storeName: 'ラウンジ 灯',
  price30: 5500,
  reviewCount: 0,
  reviewScore: null,
  photo: null,
  favorite: false,
  openFromMinute: null,
});

/** A cast who is registered, but for a store. */
export const own = {
  userId: ID,
  nickname: '美月',
  birthday: '1998-05-01',
  phone: null,
  registrationStage: 5 as const,
  verifyStatus: 2 as const,
  castClass: 'REGULAR' as const,
  accountInfo: null,
  hasBankAccount: true,
  currentStep: null,
  store: null,
  photos: [],
  paused: false,
  publicProfile: { shortProfile: '', selfIntro: '', detail: {}, tags: [] },
};

export const storeOf = (storePhoneNumber: string) => ({
  storeId: ID,
  storeName: 'ラウンジ 灯',
  storeAddress: '東京都中央区銀座4-0-0',
  storePhoneNumber,
  storeCategory: 3,
  storePrefecture: 13,
  storeArea: '銀座',
  storeUrl: null,
});

export const coupon = {
  redemptionId: ID,
  title: '秋のクーポン',
  description: '',
  points: 300,
  remainingPoints: 300,
  redeemedAt: NOW,
  expiresOn: '2026-12-21',
};

export const guestProfile = {
  userId: ID,
  nickname: 'まえ',
  birthday: '1985-04-01',
  isBirthdayFixed: false,
  registrationStage: 5 as const,
  ageChecked: true,
  photo: null,
  phone: null,
  currentStep: null,
  detail: {},
};

export const bankAccount = {
  bankName: 'みなと銀行',
  bankCode: '0562',
  branchName: '本店営業部',
  branchCode: '011',
  accountType: 'ORDINARY' as const,
  maskedNumber: '***4321',
  accountHolder: 'ワタナベ リナ',
  accountHolderKana: 'ﾜﾀﾅﾍﾞ ﾘﾅ',
  isOwnName: true,
  changedAt: null,
};
