import * as z from 'zod/mini';
import { identityToken } from '@yoimachi/contract/account';
import { id, listOf, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { TEXT_ERRORS } from '@yoimachi/contract/text-rules';
import * as s from './profile.schema.ts';

const PROFILE_ERRORS = [
  'NICKNAME_REQUIRED',
  'NICKNAME_LENGTH',
  'NICKNAME_RESERVED',
  'AGE_UNDER_18',
  'BIRTHDAY_FIXED',
  'DRINKING_NOT_ALLOWED',
  'SELF_INTRO_LENGTH',
  'SHORT_PROFILE_LENGTH',
  ...TEXT_ERRORS,
] as const;

export const profileRoutes = {
  guestHome: route('GET', '/guest', 'guest', {
    summary: "The guest's own account in short.",
    answer: s.guestHome,
  }),
  getGuestProfile: route('GET', '/guest/profiles', 'guest', {
    summary: "The guest's own profile.",
    answer: s.guestProfile,
  }),
  putGuestProfile: route('PUT', '/guest/profiles', 'guest', {
    records: 'POST',
    consents: { to: 'REGISTER' },
    summary:
      'Saves the profile and finishes the registration; every item is optional, but a birthday has to be known. One that is not given stays.',
    body: s.guestProfileInput,
    answer: s.guestProfile,
    errors: [...PROFILE_ERRORS, 'BIRTHDAY_REQUIRED'],
  }),
  getMyProfile: route('GET', '/guest/my-profile', 'guest', {
    summary: "The guest's own profile, and what of it casts see from his request or favourite on.",
    answer: z.object({ profile: s.guestProfile, shown: s.guestForCasts }),
  }),
  putMyProfile: route('PUT', '/guest/my-profile', 'guest', {
    summary: 'Saves a part of the profile alone; what is not given stays.',
    body: s.guestProfilePart,
    answer: s.guestProfile,
    errors: PROFILE_ERRORS,
  }),
  guestForCast: route('GET', '/cast/guests/:guestId', 'cast', {
    summary:
      'What a cast sees of a guest who has asked for her or keeps her as favourite; NOT_FOUND of any other.',
    params: z.object({ guestId: id() }),
    answer: s.guestForCasts,
    errors: ['NOT_FOUND'],
  }),
  castHome: route('GET', '/cast', 'cast', {
    summary: "The cast's own account in short, with her earnings of the month.",
    answer: s.castHome,
  }),
  getCastProfile: route('GET', '/cast/profiles', 'cast', {
    summary: "The cast's own registration and profile.",
    answer: s.castOwnProfile,
  }),
  putAccountInfo: route('PUT', '/cast/profiles/account_info', 'identity', {
    summary: 'Registration step 1: private account data. The nickname is fixed once registered.',
    body: z.object({ firebase_token: identityToken(), ...s.accountInfoInput.shape }),
    errors: [
      ...PROFILE_ERRORS,
      'NOT_REGISTERED',
      'NAME_REQUIRED',
      'KANA_ONLY',
      'EMAIL_INVALID',
      'NICKNAME_FIXED',
      'REGISTRATION_FIXED',
    ],
  }),
  findStores: route('GET', '/cast/stores', 'cast', {
    summary:
      'Up to 20 stores by name, address or phone, forgiving kana, width and signs; one of exactly that name first. Nothing of who works there.',
    query: z.object({ text: text(60) }),
    answer: z.object({ items: z.array(s.foundStore), hasMore: z.boolean() }),
  }),
  chooseStore: route('PUT', '/cast/profiles/store/choice', 'cast', {
    summary: 'Registration step 3: the store she works at, one of those that are there.',
    body: z.object({ storeId: id() }),
    errors: ['REGISTRATION_ORDER', 'NOT_FOUND', 'STORE_MEETINGS_OPEN'],
  }),
  readDistricts: route('GET', '/areas', 'open', {
    summary: 'The districts of all prefectures in the order offered; the rest of each comes last.',
    answer: z.object({
      items: listOf({
        name: z.string(),
        /** Code 1 to 47. */
        prefecture: z.int(),
        /** Its place among the most searched; null: it is none of them. */
        mainPosition: z.nullable(z.int()),
      }),
    }),
  }),
  putStore: route('PUT', '/cast/profiles/store', 'cast', {
    records: 'POST',
    summary:
      'Registration step 3: a store that is not there yet, or a correction of the one she added and is alone in. One with the same phone, or the same name at the same address, is STORE_EXISTS with `details.stores`; `isAnother` says that hers is another one, where `details.mayInsist`.',
    body: z.object({ ...s.storeInput.shape, isAnother: z.optional(z.boolean()) }),
    errors: [
      'REGISTRATION_ORDER',
      'STORE_NAME_REQUIRED',
      'STORE_ADDRESS_REQUIRED',
      'STORE_PHONE_INVALID',
      'STORE_AREA_INVALID',
      'STORE_URL_INVALID',
      'STORE_EXISTS',
      'STORE_MEETINGS_OPEN',
      ...TEXT_ERRORS,
    ],
  }),
  putCastProfile: route('PUT', '/cast/profiles', 'cast', {
    records: 'POST',
    consents: { to: 'REGISTER' },
    summary: 'Registration step 4 and later edits: the public profile with optional tags.',
    body: s.castPublicProfileInput,
    errors: [
      'REGISTRATION_ORDER',
      'SELF_INTRO_LENGTH',
      'SHORT_PROFILE_LENGTH',
      'DRINK_TAG_NOT_ALLOWED',
      'DRINKING_NOT_ALLOWED',
      'TAG_UNKNOWN',
      ...TEXT_ERRORS,
    ],
  }),
} as const;
