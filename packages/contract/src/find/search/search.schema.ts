import * as z from 'zod/mini';
import { shownMedia } from '@yoimachi/contract/media';
import { cursor, day, id, listOf, minute, points, queryInt, text } from '@yoimachi/contract/common';
import { PROFILE_GAPS } from '@yoimachi/domain/profile';
import { anyDetails, CONDITION_NAMES, ON, REVIEW_MAX, REVIEW_MIN, WORDS_MAX } from '@yoimachi/domain/search';
import { castProfileDetail, tag } from '@yoimachi/contract/profile';

export const castClass = () => z.literal(['SUPER_PREMIUM', 'PREMIUM', 'REGULAR']);
export const searchOrder = () => z.literal(['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST']);

/** Several values of one condition are parted by commas. What each may be, and what goes together, is `checkFilter` of the domain. */
export const filterQuery = z.object({
  day: z.optional(day()),
  /** Free in these minutes of the day, for a session at least. */
  fromMinute: z.optional(queryInt()),
  toMinute: z.optional(queryInt()),
  prefecture: z.optional(queryInt()),
  /** Of one prefecture; on its own it implies the prefecture, except for a prefecture's rest. */
  district: z.optional(text(200)),
  genre: z.optional(text(20)),
  castClass: z.optional(text(40)),
  minPrice: z.optional(queryInt()),
  maxPrice: z.optional(queryInt()),
  /** All of them are hers. */
  tags: z.optional(text(200)),
  ...anyDetails(() => z.optional(text(100))),
  minHeight: z.optional(queryInt()),
  maxHeight: z.optional(queryInt()),
  minAge: z.optional(queryInt()),
  maxAge: z.optional(queryInt()),
  /** 1.0–5.0. */
  minReview: z.optional(z.coerce.number().check(z.minimum(REVIEW_MIN), z.maximum(REVIEW_MAX))),
  favorite: z.optional(z.literal(ON)),
  newFace: z.optional(z.literal(ON)),
  /** So many casts of her store are free at the same time on the day. */
  together: z.optional(queryInt()),
  words: z.optional(text(WORDS_MAX)),
});
const paged = { order: z._default(searchOrder(), 'RECOMMENDED'), cursor: z.optional(cursor()) };
export const searchQuery = z.object({ ...filterQuery.shape, ...paged });
export type SearchQuery = z.output<typeof searchQuery>;
/** The same, of casts named by their ids: those whom he looked at last. */
export const castsQuery = z.object({ ...searchQuery.shape, castIds: z.optional(text(800)) });
export type CastsQuery = z.output<typeof castsQuery>;

/** Exact up to here; there are more where `isMore` says so. */
export const COUNT_MAX = 100;
export const searchCount = z.object({
  count: z.int().check(z.minimum(0), z.maximum(COUNT_MAX)),
  isMore: z.boolean(),
  /** When nobody is found: the condition whose removal shows most, and how many. */
  helps: z.nullable(
    z.object({
      condition: z.literal([...CONDITION_NAMES]),
      count: z.int().check(z.maximum(COUNT_MAX)),
      isMore: z.boolean(),
    }),
  ),
});
export type SearchCount = z.output<typeof searchCount>;

export const suggestionsQuery = z.object({ words: text(WORDS_MAX) });
/** What a guest may mean by what he typed: casts he may see, stores of such, districts, tags. */
export const suggestions = z.object({
  casts: listOf({ castId: id(), nickname: z.string(), district: z.string(), storeName: z.string() }),
  stores: listOf({ name: z.string(), district: z.string() }),
  districts: listOf({ prefecture: z.int(), district: z.string(), label: z.string() }),
  tags: z.array(z.string()),
});
export type Suggestions = z.output<typeof suggestions>;

/** What a guest may see of a cast in a list. Prices are points per 30 minutes. */
export const castCard = z.object({
  castId: id(),
  nickname: z.string(),
  age: z.nullable(z.int()),
  castClass: castClass(),
  district: z.string(),
  storeName: z.string(),
  price30: points(),
  reviewCount: z.int(),
  /** 1.0–5.0 from three reviews on. */
  reviewScore: z.nullable(z.number()),
  photo: z.nullable(z.string()),
  favorite: z.boolean(),
  /** Start of the first free window of the requested day (or tomorrow), null if there is none. */
  openFromMinute: z.nullable(minute()),
});
export type CastCard = z.output<typeof castCard>;

/** The first time from tomorrow on when she is available. */
export const nextOpen = z.object({ day: day(), minute: minute() });
export type NextOpen = z.output<typeof nextOpen>;

/** A cast who was looked for; of a favourite who is not available tomorrow, where no day was asked for, also when she is. */
export const foundCast = z.object({ ...castCard.shape, nextOpen: z.optional(nextOpen) });
export type FoundCast = z.output<typeof foundCast>;

/** The public profile; contains nothing private. */
export const castProfile = z.object({
  castId: id(),
  nickname: z.string(),
  age: z.nullable(z.int()),
  castClass: castClass(),
  shortProfile: z.string(),
  selfIntro: z.string(),
  price30: points(),
  price15: points(),
  reviewCount: z.int(),
  reviewScore: z.nullable(z.number()),
  ...shownMedia,
  favorite: z.boolean(),
  tags: z.array(tag),
  detail: castProfileDetail,
  store: z.object({
    name: z.string(),
    genre: z.int(),
    prefecture: z.int(),
    district: z.string(),
    address: z.string(),
    phone: z.string(),
    url: z.nullable(z.string()),
  }),
});
export type CastProfile = z.output<typeof castProfile>;

/** Her profile as guests will see it, before prices and a store are chosen too; whether they see it now, and what it lacks. */
export const ownPreview = z.object({
  profile: z.object({
    ...castProfile.shape,
    price30: z.nullable(points()),
    price15: z.nullable(points()),
    store: z.nullable(castProfile.shape.store),
  }),
  isListed: z.boolean(),
  isPaused: z.boolean(),
  missing: z.array(z.literal([...PROFILE_GAPS])),
});
export type OwnPreview = z.output<typeof ownPreview>;
