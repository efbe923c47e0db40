import * as z from 'zod/mini';
import { browserId, identityCredentials, phone } from '@yoimachi/contract/account';
import { id, name, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { PASSKEY_NAME_MAX } from '@yoimachi/domain/login';
import * as s from './login.schema.ts';

const passkeyName = () => name(PASSKEY_NAME_MAX);
const passkeyPath = z.object({ id: id() });

/** What each side's page of settings says of the person at a glance; what it leads to reads the rest. */
const settingsOf = <Who extends 'guest' | 'cast'>(who: Who) =>
  route('GET', `/${who}/settings`, who, {
    summary: 'How the person is reached and comes in, in brief.',
    answer: s.settingsInBrief,
  });

export const loginRoutes = {
  guestSettings: settingsOf('guest'),
  castSettings: settingsOf('cast'),
  beginLine: route('POST', '/account/line', 'open', {
    summary: 'Begins a login by LINE: where the browser goes, and the secret it shows when it comes back.',
    answer: s.lineStart,
    errors: ['LINE_UNAVAILABLE'],
  }),
  finishLine: route('POST', '/account/line/callback', 'open', {
    summary:
      'Exchanges what LINE sent back for the identity token of that LINE user. State and secret prove that this browser began the login.',
    body: z.object(s.lineReturn),
    answer: identityCredentials,
    errors: ['LINE_LOGIN_FAILED', 'LINE_UNAVAILABLE'],
  }),
  waysIn: route('GET', '/account-connect', 'member', {
    summary: 'The ways in of the person: number, LINE, passkeys.',
    answer: s.waysIn,
  }),
  beginLineLink: route('POST', '/account-connect/line', 'member', {
    summary: 'Begins linking a LINE user to the signed-in person.',
    answer: s.lineStart,
    errors: ['LINE_ALREADY_LINKED', 'LINE_UNAVAILABLE'],
  }),
  verifyLine: route('POST', '/account-connect/verify-line', 'member', {
    summary: 'Links the LINE user that LINE sent back to the person who began it, and to nobody else.',
    body: z.object(s.lineReturn),
    answer: s.waysIn,
    errors: ['LINE_ALREADY_LINKED', 'LINE_IN_USE', 'LINE_LOGIN_FAILED', 'LINE_UNAVAILABLE'],
  }),
  unlinkLine: route('DELETE', '/account-connect/line', 'member', {
    summary: 'Unlinks LINE; never the last way in. Repeated, it changes nothing.',
    answer: s.waysIn,
    errors: ['LAST_WAY_IN'],
  }),
  verifyPhone: route('POST', '/account-connect/verify-phone', 'member', {
    summary: 'Gives the person who came by LINE a number, by the code sent to it.',
    body: z.object({ phone: phone(), browserId: browserId(), code: text(20) }),
    answer: s.waysIn,
    errors: [
      'CODE_EXPIRED',
      'CODE_FORMAT',
      'INVALID_VERIFICATION_CODE',
      'PHONE_ALREADY_VERIFIED',
      'PHONE_INVALID',
      'PHONE_LINKED_ELSEWHERE',
      'PHONE_NOT_MOBILE',
      'PHONE_REQUIRED',
      'QUOTA_EXCEEDED',
      'TOO_MANY_ATTEMPTS',
    ],
  }),
  passkeyChallenge: route('POST', '/identity/passkey-options', 'open', {
    summary: 'What the browser asks its authenticator for a sign-in; the challenge counts once.',
    answer: s.requestOptions,
  }),
  signInByPasskey: route('POST', '/identity/passkey', 'open', {
    summary: "Exchanges an authenticator's answer for the identity token of its passkey.",
    body: z.object({ credential: s.usedCredential }),
    answer: identityCredentials,
    errors: ['PASSKEY_FAILED'],
  }),
  beginPasskey: route('POST', '/account-connect/passkey-options', 'member', {
    summary: 'What the browser asks its authenticator for a new passkey.',
    answer: s.creationOptions,
    errors: ['PASSKEY_LIMIT'],
  }),
  addPasskey: route('POST', '/account-connect/passkeys', 'member', {
    summary: 'Adds a passkey to the signed-in person.',
    body: z.object({ name: passkeyName(), credential: s.createdCredential }),
    answer: s.waysIn,
    errors: ['PASSKEY_FAILED', 'PASSKEY_LIMIT', 'REQUIRED', 'TOO_LONG'],
  }),
  renamePasskey: route('PUT', '/account-connect/passkeys/:id', 'member', {
    summary: 'Renames a passkey.',
    params: passkeyPath,
    body: z.object({ name: passkeyName() }),
    answer: s.waysIn,
    errors: ['NOT_FOUND', 'REQUIRED', 'TOO_LONG'],
  }),
  removePasskey: route('DELETE', '/account-connect/passkeys/:id', 'member', {
    summary: 'Removes a passkey; a number or LINE remains. Repeated, it changes nothing.',
    params: passkeyPath,
    answer: s.waysIn,
  }),
} as const;
