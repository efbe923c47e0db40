import * as z from 'zod/mini';
import {
  type DetailName,
  type DetailOf,
  DETAILS,
  type DetailSide,
  detailsOf,
  type DetailValue,
  GUEST_GAPS,
  PROFILE_GAPS,
} from '@yoimachi/domain/profile';
import { day, id, instant, listOf, minute, points, text } from '@yoimachi/contract/common';
import { registrationStage, verifyStatus } from '@yoimachi/contract/account';

type DetailSchema<Value> = z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniType<Value, Value>>>;

function detailSchema(name: DetailName) {
  const detail = DETAILS[name];
  const value =
    'values' in detail
      ? z.literal([...detail.values])
      : z.int().check(z.minimum(detail.taken[0]), z.maximum(detail.taken[1]));
  return z.optional(z.nullable(value));
}

/** The domain's details of one side, which everybody may leave empty. */
const detailSchemas = <Side extends DetailSide>(side: Side) =>
  Object.fromEntries(detailsOf(side).map((name) => [name, detailSchema(name)])) as unknown as {
    readonly [Name in DetailOf<Side>]: DetailSchema<DetailValue<Name>>;
  };

export const guestProfileDetail = z.object({
  ...detailSchemas('guest'),
  selfIntro: z.optional(text(2000)),
  shortProfile: z.optional(text(200)),
});
export const castProfileDetail = z.object(detailSchemas('cast'));
export type GuestProfileDetail = z.output<typeof guestProfileDetail>;
export type CastProfileDetail = z.output<typeof castProfileDetail>;

export const guestProfileInput = z.object({
  nickname: text(100),
  birthday: z.optional(day()),
  detail: guestProfileDetail,
});
export const guestProfile = z.object({
  userId: id(),
  nickname: z.string(),
  birthday: z.nullable(day()),
  /** While a document is judged, and once one proved his age; only operators correct it then. */
  isBirthdayFixed: z.boolean(),
  registrationStage: registrationStage(),
  ageChecked: z.boolean(),
  /** His picture as casts see it. */
  photo: z.nullable(z.string()),
  /** Null until who came by LINE verifies a number. */
  phone: z.nullable(z.string()),
  /** The first step of the registration that is open: account info, card, profile; null when it is finished. */
  currentStep: z.nullable(z.literal([1, 2, 3])),
  detail: guestProfileDetail,
});

/**
 * What a cast sees of a guest, from his request or favourite on: what he wrote of himself, his age, his meetings. Never phone, mail, name,
 * birthday or card (rules.md 2).
 */
export const guestForCasts = z.object({
  userId: id(),
  nickname: z.string(),
  age: z.nullable(z.int()),
  ageChecked: z.boolean(),
  photo: z.nullable(z.string()),
  shortProfile: z.string(),
  selfIntro: z.string(),
  detail: z.omit(guestProfileDetail, { shortProfile: true, selfIntro: true }),
  meetingCount: z.int(),
});
export type GuestForCasts = z.output<typeof guestForCasts>;

/** A part of a guest's profile, at least one; what is absent stays as it is, null empties a detail. */
export const guestProfilePart = z
  .object({
    nickname: z.optional(text(100)),
    birthday: z.optional(day()),
    detail: z.optional(guestProfileDetail),
  })
  .check(z.refine((part) => Object.keys(part).length > 0));

/** A group of the domain's tag list and a value in it. */
export const tag = z.object({ group: text(40), tag: text(40) });

export const accountInfoInput = z.object({
  name: text(60),
  nameKana: text(60),
  birthday: day(),
  email: text(254),
  nickname: text(100),
});
export const storeInput = z.object({
  storeName: text(60),
  storeAddress: text(120),
  storePhoneNumber: text(40),
  storeCategory: z.int().check(z.minimum(1), z.maximum(5)),
  /** Prefecture 1–47, and one of its districts in the domain's list. */
  storePrefecture: z.int().check(z.minimum(1), z.maximum(47)),
  storeArea: text(20),
  storeUrl: z.optional(z.nullable(text(300))),
});
/** A store that casts share; all of it is public. */
export const foundStore = z.object({ storeId: id(), ...storeInput.shape });
export type FoundStore = z.output<typeof foundStore>;
export const castPublicProfileInput = z.object({
  shortProfile: text(200),
  selfIntro: text(2000),
  detail: castProfileDetail,
  tags: z.array(tag).check(z.maxLength(40)),
});

/** Her complete registration, for the four steps and the account page. */
export const castOwnProfile = z.object({
  userId: id(),
  nickname: z.string(),
  birthday: z.nullable(day()),
  /** Null until who came by LINE verifies a number. */
  phone: z.nullable(z.string()),
  registrationStage: registrationStage(),
  verifyStatus: verifyStatus(),
  castClass: z.literal(['SUPER_PREMIUM', 'PREMIUM', 'REGULAR']),
  accountInfo: z.nullable(z.omit(accountInfoInput, { nickname: true })),
  /** The account itself is read with its own call. */
  hasBankAccount: z.boolean(),
  /** The first step of the registration that is not saved; null when all four are. */
  currentStep: z.nullable(z.literal([1, 2, 3, 4])),
  /** `mayCorrect`: she added it and is the only one in it. */
  store: z.nullable(z.object({ ...foundStore.shape, mayCorrect: z.boolean() })),
  publicProfile: castPublicProfileInput,
  photos: z.array(z.string()),
  paused: z.boolean(),
});

export const guestHome = z.object({
  userId: id(),
  nickname: z.string(),
  registrationStage: registrationStage(),
  ageChecked: z.boolean(),
  hasCard: z.boolean(),
  /** What he can still do for himself, first things first. */
  gaps: z.array(z.literal(GUEST_GAPS)),
  /** The next meeting that begins today or goes on; with one of its casts. */
  today: z.nullable(z.object({ bookingId: id(), startMinute: minute(), castNickname: z.string() })),
  /** Requests that wait for an answer. */
  waitingCount: z.int(),
});
export const castHome = z.object({
  userId: id(),
  nickname: z.string(),
  registrationStage: registrationStage(),
  verifyStatus: verifyStatus(),
  paused: z.boolean(),
  priceSet: z.boolean(),
  /** What her profile lacks, in the order in which it counts for a guest who looks for her. */
  gaps: z.array(z.literal(PROFILE_GAPS)),
  /** Null while there are too few reviews for one. */
  reviewScore: z.nullable(z.number()),
  reviewCount: z.int(),
  stage: z.int(),
  feePercent: z.int(),
  rewardPoints: points(),
  monthRewardPoints: points(),
  monthBookingCount: z.int(),
  /** Reward credited per day of this month, days with one only. */
  monthDays: listOf({ day: day(), points: points() }),
  registeredAt: instant(),
});
