import * as z from 'zod/mini';
import { shownMedia } from '@yoimachi/contract/media';
import { cursor, day, id, minute, points, queryInt, text } from '@yoimachi/contract/common';
import { PROFILE_GAPS } from '@yoimachi/domain/profile';
import { castProfileDetail, tag } from '@yoimachi/contract/profile';

export const castClass = () => z.literal(['SUPER_PREMIUM', 'PREMIUM', 'REGULAR']);
export const searchOrder = () => z.literal(['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST']);

export const searchQuery = z.object({
  day: z.optional(day()),
  prefecture: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(47))),
  /** One of the prefecture's; on its own it implies the prefecture, except for a prefecture's rest. */
  district: z.optional(text(20)),
  genre: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
  castClass: z.optional(castClass()),
  minPrice: z.optional(queryInt()),
  maxPrice: z.optional(queryInt()),
  words: z.optional(text(60)),
  order: z._default(searchOrder(), 'RECOMMENDED'),
  cursor: z.optional(cursor()),
});
export type SearchQuery = z.output<typeof searchQuery>;

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
