import * as z from 'zod/mini';
import { id, instant, listOf, text, token } from '@yoimachi/contract/common';
import { createdCredential, creationOptions, requestOptions, usedCredential } from '@yoimachi/contract/login';
import { route } from '@yoimachi/contract/route';
import { OFFICE_STEPS, OPERATOR_ROLES, PASSWORD_MAX } from '@yoimachi/domain/operator';

const password = () => text(PASSWORD_MAX * 2);
const code = () => text(40);
const role = () => z.literal([...OPERATOR_ROLES]);

/** Where a login stands, and what the second factor may be. */
const step = z.object({
  step: z.literal([...OFFICE_STEPS]),
  hasTotp: z.boolean(),
  hasPasskey: z.boolean(),
  /** Sent as `x-csrf-token` with whatever changes something; another one once the first factor was shown. */
  csrf: z.string(),
});

const session = z.object({
  id: id(),
  isThis: z.boolean(),
  beganAt: instant(),
  seenAt: instant(),
  endsAt: instant(),
  /** The browser as it calls itself, and its network address. */
  agent: z.string(),
  address: z.string(),
});

/**
 * The door of the back office: who comes in, and by what. Bound below `/admin/v1` like the calls of operators. A session is a cookie that
 * no script reads; a call that changes something sends its `csrf` in `x-csrf-token` besides.
 */
export const officeRoutes = {
  logInToOffice: route('POST', '/login', 'open', {
    summary: 'Mail and password; begins a session that opens nothing before its second factor.',
    body: z.object({ mail: text(200), password: password() }),
    answer: step,
    errors: ['OFFICE_LOGIN_REFUSED', 'OFFICE_LOCKED'],
  }),
  showFactor: route('POST', '/login/factor', 'office', {
    summary:
      'The second factor by a code of the app or a recovery code, after the password or again before an act that asks for it.',
    body: z.object({ code: code() }),
    answer: step,
    errors: ['OFFICE_CODE_REFUSED', 'OFFICE_LOCKED'],
  }),
  officePasskeyChallenge: route('POST', '/login/passkey-options', 'office', {
    summary: 'What the browser asks its authenticator for as the second factor; the challenge counts once.',
    answer: requestOptions,
  }),
  showPasskey: route('POST', '/login/passkey', 'office', {
    summary: 'The second factor by a passkey.',
    body: z.object({ credential: usedCredential }),
    answer: step,
    errors: ['OFFICE_CODE_REFUSED', 'OFFICE_LOCKED'],
  }),
  readInvite: route('POST', '/invite/read', 'open', {
    summary: 'Whom an invitation is for.',
    body: z.object({ token: token(100) }),
    answer: z.object({ name: z.string(), mail: z.string() }),
    errors: ['OFFICE_INVITE_OVER'],
  }),
  takeInvite: route('POST', '/invite', 'open', {
    summary:
      'Sets the password of an invitation and begins a session that a second factor has to be added in.',
    body: z.object({ token: token(100), password: password() }),
    answer: step,
    errors: ['OFFICE_INVITE_OVER', 'PASSWORD_WEAK'],
  }),
  readOffice: route('GET', '/session', 'office', {
    summary: 'Who is signed in, in which role, and until when.',
    answer: z.object({
      ...step.shape,
      operator: z.object({ id: id(), name: z.string(), role: role(), mail: z.string() }),
      endsAt: instant(),
      /** When the second factor was last shown; null before it was. */
      factorAt: z.nullable(instant()),
      recoveryCodesLeft: z.int(),
      passkeys: listOf({ id: id(), name: z.string(), addedAt: instant() }),
    }),
  }),
  leaveOffice: route('POST', '/logout', 'office', {
    summary: 'Ends this session.',
  }),
  officeSessions: route('GET', '/sessions', 'office', {
    summary: 'Where the operator is signed in.',
    answer: z.object({ items: z.array(session) }),
  }),
  endOfficeSession: route('POST', '/sessions/:sessionId/end', 'office', {
    summary: 'Ends a session of the operator.',
    params: z.object({ sessionId: id() }),
    errors: ['NOT_FOUND'],
  }),
  beginTotp: route('POST', '/factors/totp', 'office', {
    summary: 'A new secret for an app with codes; it counts once a code of it was shown.',
    answer: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['OFFICE_FACTOR_AGAIN'],
  }),
  confirmTotp: route('POST', '/factors/totp/confirm', 'office', {
    summary:
      'The first code of the new secret: it replaces the one before, and new recovery codes are shown once.',
    body: z.object({ code: code() }),
    answer: z.object({ ...step.shape, recoveryCodes: z.array(z.string()) }),
    errors: ['OFFICE_CODE_REFUSED', 'OFFICE_FACTOR_AGAIN', 'OFFICE_LOCKED'],
  }),
  newRecoveryCodes: route('POST', '/factors/recovery-codes', 'office', {
    summary: 'New recovery codes, shown once; those before do not count any more.',
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['OFFICE_FACTOR_AGAIN'],
  }),
  beginOfficePasskey: route('POST', '/factors/passkey-options', 'office', {
    summary: 'What the browser asks its authenticator for a new passkey.',
    answer: creationOptions,
    errors: ['OFFICE_FACTOR_AGAIN', 'PASSKEY_LIMIT'],
  }),
  addOfficePasskey: route('POST', '/factors/passkey', 'office', {
    summary: 'Adds the passkey that the authenticator made.',
    body: z.object({ credential: createdCredential, name: text(40) }),
    answer: z.object({ ...step.shape, recoveryCodes: z.array(z.string()) }),
    errors: ['OFFICE_FACTOR_AGAIN', 'PASSKEY_FAILED', 'PASSKEY_LIMIT'],
  }),
  removeOfficePasskey: route('DELETE', '/factors/passkey/:passkeyId', 'office', {
    summary: 'Removes a passkey; never the last factor.',
    params: z.object({ passkeyId: id() }),
    errors: ['NOT_FOUND', 'OFFICE_FACTOR_AGAIN', 'OFFICE_LAST_FACTOR'],
  }),
} as const;
