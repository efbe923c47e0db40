import * as z from 'zod/mini';
import { id } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import * as s from './age-check.schema.ts';

export type { AgeStanding, OwnAgeCheck } from './age-check.schema.ts';

const UPLOAD_ERRORS = [
  'IMAGE_BROKEN',
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_SMALL',
  'IMAGE_TYPE',
  'NOT_FOUND',
  'UPLOAD_GONE',
  'UPLOAD_UNFINISHED',
] as const;
const HAND_IN_ERRORS = [
  'AGE_CHECK_DONE',
  'AGE_CHECK_OPEN',
  'AGE_TRIES_USED',
  'AGE_UNDER_18',
  'DOCUMENT_NOT_ACCEPTED',
  'ISSUER_REQUIRED',
  'LIVE_PHOTO_REQUIRED',
  'PHONE_NOT_VERIFIED',
  'REGISTRATION_ORDER',
  ...UPLOAD_ERRORS,
] as const;

export const ageCheckRoutes = {
  checkAge: route('GET', '/auth-records/check', 'member', {
    summary: "How this person's age check stands, and what came of the last document.",
    answer: s.ageStanding,
  }),
  createAuthRecord: route('POST', '/auth-records/create', 'member', {
    idempotent: true,
    summary:
      'Hands the photo of a document in to be read by the machine: up to 3 tries. What comes of it is told by `user.notification` and stands in `/auth-records/check`.',
    body: s.documentOrder,
    answer: s.ageStanding,
    errors: HAND_IN_ERRORS,
  }),
  askGesture: route('POST', '/auth-records/live-photo', 'cast', {
    summary:
      'Says which gesture a cast shows in the photo of herself, for ten minutes; the same one until they are over.',
    answer: s.gestureOrder,
  }),
  sendLivePhoto: route('POST', '/auth-records/live-photo/:livePhotoId', 'cast', {
    summary: 'The photo of herself with that gesture; it goes with the documents of the next day.',
    params: z.object({ livePhotoId: id() }),
    body: z.object({ uploadId: id() }),
    answer: s.ageStanding,
    errors: ['LIVE_PHOTO_LATE', ...UPLOAD_ERRORS],
  }),
  createVerifyRequest: route('POST', '/cast/profiles/create_verify_request', 'cast', {
    idempotent: true,
    summary: "Sends up to 2 photos of a cast's document to operators, who decide within 2 days; told by SMS.",
    body: s.documentRequest,
    answer: s.ageStanding,
    errors: HAND_IN_ERRORS,
  }),
  createGuestVerifyRequest: route('POST', '/guest/profiles/create_verify_request', 'guest', {
    idempotent: true,
    summary:
      "Sends up to 2 photos of a guest's document to operators, who decide within 2 days; told by SMS.",
    body: s.documentRequest,
    answer: s.ageStanding,
    errors: HAND_IN_ERRORS,
  }),
} as const;
export { ageReasons } from './reasons.ja.ts';
