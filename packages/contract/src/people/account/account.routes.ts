import * as z from 'zod/mini';
import { day, id, name, text, token } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { NICKNAME_MAX } from '@yoimachi/domain/account';
import * as s from './account.schema.ts';

const identityBody = { firebase_token: s.identityToken() };

export const accountRoutes = {
  botChallenge: route('GET', '/identity/bot-challenge', 'open', {
    summary: 'A challenge of the invisible bot check, to be solved by the browser.',
    answer: z.object({ challenge: z.string() }),
  }),
  sendCode: route('POST', '/identity/send-code', 'open', {
    summary: 'Sends a 6-digit code by SMS; a new code voids the old one.',
    body: z.object({
      phone: s.phone(),
      browserId: s.browserId(),
      botCheck: token(4000),
      purpose: s.codePurpose(),
    }),
    answer: s.codeSent,
    errors: [
      'PHONE_REQUIRED',
      'PHONE_INVALID',
      'PHONE_NOT_MOBILE',
      'PHONE_REFUSED',
      'BOT_CHECK_FAILED',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_ATTEMPTS',
      'QUOTA_EXCEEDED',
      'RESEND_TOO_SOON',
    ],
  }),
  verifyCode: route('POST', '/identity/verify-code', 'open', {
    summary: 'Exchanges a code for the identity token of that phone number.',
    body: z.object({
      phone: s.phone(),
      browserId: s.browserId(),
      code: text(20),
      /** Once OWNER_CHECK_DUE has asked: the birthday, 'YYYY-MM-DD', or the nickname. */
      owner: z.optional(name(NICKNAME_MAX)),
    }),
    answer: s.identityCredentials,
    errors: [
      'QUOTA_EXCEEDED',
      'CODE_FORMAT',
      'INVALID_VERIFICATION_CODE',
      'CODE_EXPIRED',
      'OWNER_CHECK_DUE',
      'OWNER_CHECK_FAILED',
      'TOO_MANY_ATTEMPTS',
      'PHONE_REQUIRED',
      'PHONE_INVALID',
      'PHONE_NOT_MOBILE',
    ],
  }),
  refreshIdentity: route('POST', '/identity/token', 'open', {
    summary: 'A fresh identity token for a browser that is signed in.',
    body: z.object({ refreshSecret: token(200) }),
    answer: z.omit(s.identityCredentials, { refreshSecret: true }),
    errors: ['SIGNED_OUT'],
  }),
  signOutIdentity: route('POST', '/identity/sign-out', 'open', {
    summary: 'Ends the identity of this browser.',
    body: z.object({ refreshSecret: token(200) }),
  }),
  registerStatus: route('POST', '/account/register-status', 'identity', {
    summary: 'Which accounts an identity has, and how far their registration is.',
    body: z.object(identityBody),
    answer: s.registerStatus,
  }),
  createAccount: route('POST', '/account', 'identity', {
    summary: 'Creates the guest or cast account of an identity; answers the present one when there is one.',
    body: z.object({ ...identityBody, user_type: s.userType(), over18: z.boolean() }),
    answer: s.registeredAccount,
    errors: ['AGE_UNDER_18'],
  }),
  refreshTokens: route('POST', '/account/refresh-tokens', 'identity', {
    summary: 'Opens or renews the session of an account; `s_token` lives 15 minutes.',
    body: z.object({ ...identityBody, user_type: s.userType() }),
    answer: s.sessionToken,
    errors: ['NOT_REGISTERED', 'PHONE_CHECK_DUE'],
  }),
  sendPhoneCheck: route('POST', '/account/phone-check/send-code', 'identity', {
    summary: 'Sends a code to the number of an identity that has to be proved again.',
    body: z.object({ ...identityBody, browserId: s.browserId(), botCheck: token(4000) }),
    answer: z.object({ ...s.codeSent.shape, maskedPhone: z.string() }),
    errors: [
      'NOT_FOUND',
      'BOT_CHECK_FAILED',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_ATTEMPTS',
      'QUOTA_EXCEEDED',
      'RESEND_TOO_SOON',
      'PHONE_REFUSED',
    ],
  }),
  verifyPhoneCheck: route('POST', '/account/phone-check', 'identity', {
    summary: 'Proves the number of an identity by the code that was sent to it.',
    body: z.object({ ...identityBody, browserId: s.browserId(), code: text(20) }),
    errors: [
      'NOT_FOUND',
      'QUOTA_EXCEEDED',
      'CODE_FORMAT',
      'INVALID_VERIFICATION_CODE',
      'CODE_EXPIRED',
      'TOO_MANY_ATTEMPTS',
    ],
  }),
  listSessions: route('GET', '/account/sessions', 'member', {
    summary: 'The open sessions of this person, both sides, the one used last first.',
    answer: z.object({ sessions: z.array(s.deviceSession) }),
  }),
  endSession: route('DELETE', '/account/sessions/:sessionId', 'member', {
    summary: "Signs one of this person's devices out; no silent sign-in comes back there.",
    params: z.object({ sessionId: id() }),
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: route('DELETE', '/account/sessions', 'member', {
    summary: "Signs all of this person's devices out but this one.",
    answer: z.object({ ended: z.int() }),
  }),
  logout: route('DELETE', '/account/logout', 'member', {
    summary: 'Ends this session.',
  }),
  checkEnoughAge: route('POST', '/account/check-enough-age', 'identity', {
    summary: 'Whether somebody born on that day may use the service (18 or older today).',
    body: z.object({ ...identityBody, birthday: day() }),
    answer: z.object({ enough: z.boolean() }),
  }),
  saveEnoughAge: route('POST', '/account/save-enough-age', 'identity', {
    summary: 'Keeps the birthday of an account; under 18 is refused.',
    body: z.object({ ...identityBody, user_type: s.userType(), birthday: day() }),
    answer: z.object({ userId: id() }),
    errors: ['AGE_UNDER_18', 'BIRTHDAY_FIXED', 'FORBIDDEN', 'NOT_REGISTERED'],
  }),
} as const;
