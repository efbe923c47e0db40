import * as z from 'zod/mini';
import { day, id } from '../common/index.ts';
import { route } from '../route/index.ts';
import * as s from './account.schema.ts';

const identityBody = { firebase_token: s.identityToken() };

export const accountRoutes = {
  botChallenge: route({
    method: 'GET',
    path: '/identity/bot-challenge',
    who: 'open',
    summary: 'A challenge of the invisible bot check, to be solved by the browser.',
    answer: z.object({ challenge: z.string() }),
  }),
  sendCode: route({
    method: 'POST',
    path: '/identity/send-code',
    who: 'open',
    summary: 'Sends a 6-digit code by SMS; a new code voids the old one.',
    body: z.object({
      phone: s.phone(),
      browserId: s.browserId(),
      botCheck: z.string().check(z.maxLength(4000)),
    }),
    answer: s.codeSent,
    errors: [
      'PHONE_REQUIRED',
      'PHONE_INVALID',
      'PHONE_NOT_MOBILE',
      'BOT_CHECK_FAILED',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_ATTEMPTS',
      'QUOTA_EXCEEDED',
      'RESEND_TOO_SOON',
    ],
  }),
  verifyCode: route({
    method: 'POST',
    path: '/identity/verify-code',
    who: 'open',
    summary: 'Exchanges a code for the identity token of that phone number.',
    body: z.object({ phone: s.phone(), browserId: s.browserId(), code: z.string().check(z.maxLength(20)) }),
    answer: s.identityCredentials,
    errors: [
      'CODE_FORMAT',
      'INVALID_VERIFICATION_CODE',
      'CODE_EXPIRED',
      'TOO_MANY_ATTEMPTS',
      'PHONE_INVALID',
    ],
  }),
  refreshIdentity: route({
    method: 'POST',
    path: '/identity/token',
    who: 'open',
    summary: 'A fresh identity token for a browser that is signed in.',
    body: z.object({ refreshSecret: z.string().check(z.maxLength(200)) }),
    answer: z.omit(s.identityCredentials, { refreshSecret: true }),
    errors: ['SIGNED_OUT'],
  }),
  signOutIdentity: route({
    method: 'POST',
    path: '/identity/sign-out',
    who: 'open',
    summary: 'Ends the identity of this browser.',
    body: z.object({ refreshSecret: z.string().check(z.maxLength(200)) }),
  }),
  registerStatus: route({
    method: 'POST',
    path: '/account/register-status',
    who: 'identity',
    summary: 'Which accounts an identity has, and how far their registration is.',
    body: z.object(identityBody),
    answer: s.registerStatus,
  }),
  createAccount: route({
    method: 'POST',
    path: '/account',
    who: 'identity',
    summary: 'Creates the guest or cast account of an identity; answers the present one when there is one.',
    body: z.object({ ...identityBody, user_type: s.userType(), over18: z.boolean() }),
    answer: s.registeredAccount,
    errors: ['AGE_UNDER_18'],
  }),
  refreshTokens: route({
    method: 'POST',
    path: '/account/refresh-tokens',
    who: 'identity',
    summary: 'Opens or renews the session of an account; `s_token` lives 15 minutes.',
    body: z.object({ ...identityBody, user_type: s.userType() }),
    answer: s.sessionToken,
    errors: ['NOT_REGISTERED'],
  }),
  logout: route({
    method: 'DELETE',
    path: '/account/logout',
    who: 'member',
    summary: 'Ends this session.',
  }),
  checkEnoughAge: route({
    method: 'POST',
    path: '/account/check-enough-age',
    who: 'identity',
    summary: 'Whether somebody born on that day may use the service (18 or older today).',
    body: z.object({ ...identityBody, birthday: day() }),
    answer: z.object({ enough: z.boolean() }),
  }),
  saveEnoughAge: route({
    method: 'POST',
    path: '/account/save-enough-age',
    who: 'identity',
    summary: 'Keeps the birthday of an account; under 18 is refused.',
    body: z.object({ ...identityBody, user_type: s.userType(), birthday: day() }),
    answer: z.object({ userId: id() }),
    errors: ['AGE_UNDER_18', 'NOT_REGISTERED'],
  }),
} as const;
