import * as z from 'zod/mini';
import { id, instant, listOf, page, pageQuery, queryInt, text } from '@yoimachi/contract/common';
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

/** As an operator wants it; what is wrong with it is said by `districtProblems`. */
const wantedDistrict = {
  name: text(40),
  reading: text(80),
  /** The district of its prefecture before which it stands; null: the last but the rest. */
  beforeId: z.nullable(id()),
  /** Offered first, among the most searched. */
  isMain: z.boolean(),
};
const editedDistrict = z.object({
  districtId: id(),
  /** Stores that went with it, and their casts. */
  storeCount: z.int(),
  castCount: z.int(),
});
const FORM_ERRORS = [
  'DISTRICT_NAME_INVALID',
  'DISTRICT_READING_INVALID',
  'DISTRICT_EXISTS',
  'NOT_FOUND',
] as const;

export const storeOfficeRoutes = {
  listStores: route('GET', '/stores', 'operator', {
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
  }),
  readStore: route('GET', '/stores/:storeId', 'operator', {
    summary: 'A store with its casts; an id that was joined into another is that one.',
    params: z.object({ storeId: id() }),
    answer: z.object({ ...listedStore.shape, casts: z.array(castOfStore), isAll: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  previewStoreJoin: route('GET', '/stores/:keptId/join/:droppedId', 'operator', {
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
  listDistricts: route('GET', '/districts', 'operator', {
    summary: 'Districts in the order offered; the rest of each prefecture comes last.',
    answer: z.object({
      items: listOf({
        id: id(),
        prefecture: z.int(),
        name: z.string(),
        /** Empty for the rest of a prefecture. */
        reading: z.string(),
        /** Its place among the most searched; null: it is none of them. */
        mainPosition: z.nullable(z.int()),
      }),
    }),
  }),
  countDistricts: route('GET', '/districts/counts', 'operator', {
    summary: 'How many stores and casts are in each district that has any.',
    answer: z.object({
      items: listOf({ id: id(), storeCount: z.int(), castCount: z.int() }),
    }),
  }),
  addDistrict: route('POST', '/districts', 'operator', {
    summary: 'Adds a district to a prefecture.',
    body: z.object({ prefecture: z.int().check(z.minimum(1), z.maximum(47)), ...wantedDistrict }),
    answer: editedDistrict,
    errors: [...FORM_ERRORS],
  }),
  changeDistrict: route('PUT', '/districts/:districtId', 'operator', {
    summary:
      'Changes the name, reading or place of a district; its stores, their casts and kept searches follow.',
    params: z.object({ districtId: id() }),
    body: z.object(wantedDistrict),
    answer: editedDistrict,
    errors: [...FORM_ERRORS, 'DISTRICT_REST'],
  }),
  removeDistrict: route('POST', '/districts/:districtId/removal', 'operator', {
    summary: 'Takes a district out; its stores move into another.',
    params: z.object({ districtId: id() }),
    /** Null: none is in it. */
    body: z.object({ intoId: z.nullable(id()) }),
    answer: editedDistrict,
    errors: ['NOT_FOUND', 'DISTRICT_REST', 'DISTRICT_IN_USE'],
  }),
} as const;
