import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { accountRoutes } from '@yoimachi/contract/account';
import { billingRoutes } from '@yoimachi/contract/billing';
import { consentRoutes } from '@yoimachi/contract/consent';
import { profileRoutes } from '@yoimachi/contract/profile';
import { UserType } from '@yoimachi/domain/account';
import { solve } from '../../apps/web/src/features/people/account/bot-solver.ts';
import { callApi } from './api.ts';
import { arrivedCode } from './dev.ts';

export { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from '../../tools/demo/accounts.ts';
/** The first of the sandbox's test cards: can be charged. */
export const GOOD_CARD = '4242424242424242';
/** Can be registered, but every payment is declined. */
export const DECLINED_CARD = '4000000000000002';

/** A mobile number that nobody has yet; also when a test runs again on the same product. */
export function newPhone(): string {
  return `0907${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** A store that nobody has added yet. */
export function newStore() {
  const number = String(randomInt(100_000_000)).padStart(8, '0');
  return {
    storeName: 'クラブ 宵',
    storeAddress: `東京都中央区銀座8-1-${number}`,
    storePhoneNumber: `03${number}`,
    storeCategory: 1,
    storePrefecture: 13,
    storeArea: '銀座',
  };
}

export interface NewGuest {
  readonly phone: string;
  readonly nickname: string;
  /** The digits used for the registration. */
  readonly code: string;
  /** An `s_token` for calls outside the browser. */
  readonly token: string;
}

interface Newcomer {
  readonly phone: string;
  readonly code: string;
  readonly firebaseToken: string;
  readonly token: string;
}

/** Somebody with a new number and an account of one side, created by the calls the browser would make. */
export async function enter(request: APIRequestContext, userType: UserType): Promise<Newcomer> {
  const phone = newPhone();
  const browserId = crypto.randomUUID();
  // Each comes from elsewhere: the twentieth of one address within an hour would have to prove five times as much work.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const { challenge } = await callApi(request, accountRoutes.botChallenge, { address });
  const botCheck = await solve(challenge);
  await callApi(request, accountRoutes.sendCode, { address, body: { phone, browserId, botCheck } });
  const code = await arrivedCode(request, phone);
  const { firebase_token: firebaseToken } = await callApi(request, accountRoutes.verifyCode, {
    address,
    body: { phone, browserId, code },
  });
  const who = { firebase_token: firebaseToken, user_type: userType };
  await callApi(request, accountRoutes.createAccount, { body: { ...who, over18: true } });
  const { s_token: token } = await callApi(request, accountRoutes.refreshTokens, { body: who });
  return { phone, code, firebaseToken, token };
}

/** Agrees to everything that is asked, but to no advertising. */
export async function agree(request: APIRequestContext, token: string): Promise<void> {
  const { asked } = await callApi(request, consentRoutes.listConsents, { token });
  const agreed = asked
    .filter(({ item }) => item !== 'ADVERTISING')
    .map(({ item, version }) => ({ item, version }));
  await callApi(request, consentRoutes.giveConsents, { token, body: { agreed, place: 'REGISTRATION' } });
}

/** A guest who has just finished registration. */
export async function registerGuest(request: APIRequestContext, nickname = 'はるき'): Promise<NewGuest> {
  const { phone, code, token } = await enter(request, UserType.GUEST);
  await agree(request, token);
  const profile = await callApi(request, profileRoutes.getGuestProfile, { token });
  await callApi(request, profileRoutes.putGuestProfile, { token, body: { ...profile, nickname } });
  return { phone, nickname, code, token };
}

/** Registers a card on the provider's pages, including 3-D Secure. */
export async function giveCard(
  request: APIRequestContext,
  { token }: NewGuest,
  number = GOOD_CARD,
): Promise<void> {
  const returnPath = '/guest/payment-info';
  const { setupId, pageUrl } = await callApi(request, billingRoutes.startCard, {
    token,
    body: { returnPath },
  });
  const options = { maxRedirects: 0 };
  await request.post(pageUrl, { ...options, form: { number, expires: '08/40', cvc: '123' } });
  await request.post(pageUrl, { ...options, form: { result: 'passed' } });
  await callApi(request, billingRoutes.finishCard, { token, body: { setupId } });
}

/** Buys points with the registered card. */
export async function buyPoints(
  request: APIRequestContext,
  { token }: NewGuest,
  points: number,
): Promise<void> {
  const body = { points, returnPath: '/guest/buy-point/result' };
  const { purchaseId, actionUrl } = await callApi(request, billingRoutes.buyPoints, { token, body });
  if (actionUrl) await request.post(actionUrl, { maxRedirects: 0, form: { result: 'passed' } });
  const { status } = await callApi(request, billingRoutes.checkPayment, { token, query: { purchaseId } });
  if (status !== 'SUCCEEDED') throw new Error(`The purchase is ${status}`);
}

/** A guest who can send a request: with a card and this many points. */
export async function guestWithPoints(request: APIRequestContext, points = 50_000): Promise<NewGuest> {
  const guest = await registerGuest(request);
  await giveCard(request, guest);
  await buyPoints(request, guest, points);
  return guest;
}
