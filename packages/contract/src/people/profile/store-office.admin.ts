import * as z from 'zod/mini';
import { id, instant, page, pageQuery, queryInt, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** A store as operators see it, who may see all of it. */
const listedStore = z.object({
  id: id(),
  name: z.string(),
  genre: z.int(),
  prefecture: z.int(),
  district: z.string(),
  address: z.string(),
  phone: z.string(),
  url: z.nullable(z.string()),
  castCount: z.int(),
  /** A cast called it another one than one that looks the same. */
  doubtedAt: z.nullable(instant()),
});
const castOfStore = z.object({
  id: id(),
  nickname: z.string(),
  isListed: z.boolean(),
  /** Days ahead on which she can be asked. */
  comingDays: z.int(),
  openBookings: z.int(),
});

export const storeOfficeRoutes = {
  listStores: route({
    method: 'GET',
    path: '/stores',
    who: 'operator',
    summary: 'Stores by name, or those that are doubted, the longest first.',
    query: z.object({
      ...pageQuery,
      /** Words of the name, address or phone, in any kana, width and spelling. */
      words: z.optional(text(100)),
      prefecture: z.optional(queryInt()),
      district: z.optional(text(40)),
      isDoubted: z.optional(z.literal(['true'])),
    }),
    answer: page(listedStore),
    errors: ['VALIDATION'],
  }),
  readStore: route({
    method: 'GET',
    path: '/stores/:storeId',
    who: 'operator',
    summary: 'A store with its casts; an id that was joined into another is that one.',
    params: z.object({ storeId: id() }),
    answer: z.object({ ...listedStore.shape, casts: z.array(castOfStore), isAll: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  previewStoreJoin: route({
    method: 'GET',
    path: '/stores/:keptId/join/:droppedId',
    who: 'operator',
    summary: 'What joining the second store into the first would move, and wherein the two differ.',
    params: z.object({ keptId: id(), droppedId: id() }),
    answer: z.object({
      kept: listedStore,
      dropped: listedStore,
      differs: z.array(z.literal(['name', 'genre', 'prefecture', 'district', 'address', 'phone', 'url'])),
      /** Those who move, with what they have ahead: it stays theirs. */
      casts: z.array(castOfStore),
      isAll: z.boolean(),
      comingDays: z.int(),
      openBookings: z.int(),
    }),
    errors: ['NOT_FOUND', 'STORE_JOINED'],
  }),
  listDistricts: route({
    method: 'GET',
    path: '/districts',
    who: 'operator',
    summary: 'Districts in the order offered, with how many stores and casts are in each.',
    query: z.object({ prefecture: z.optional(queryInt()) }),
    answer: z.object({
      items: z.array(
        z.object({
          prefecture: z.int(),
          name: z.string(),
          storeCount: z.int(),
          castCount: z.int(),
        }),
      ),
    }),
  }),
} as const;
