import type { APIRequestContext } from '@playwright/test';
import { accountRoutes } from '@yoimachi/contract/account';
import { billingRoutes } from '@yoimachi/contract/billing';
import { consentRoutes } from '@yoimachi/contract/consent';
import { profileRoutes } from '@yoimachi/contract/profile';
import { UserType } from '@yoimachi/domain/account';
import { callApi } from './api.ts';
import { enterAs } from './door.ts';
import { test } from './test.ts';

export { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from '../../tools/demo/accounts.ts';
/** The first of the sandbox's test cards: can be charged. */
export const GOOD_CARD = '4242424242424242';
/** Can be registered, but every payment is declined. */
export const DECLINED_CARD = '4000000000000002';

/** So many have come in this worker. */
let newcomers = 0;

/** A mobile number that nobody has. */
export const newPhone = (): string => `0907${String(++newcomers).padStart(7, '0')}`;

/** A store that nobody has added yet. */
export function newStore() {
  const number = String(90_000_000 + ++newcomers).padStart(8, '0');
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
  /** An `s_token` for calls outside the browser. */
  readonly token: string;
}

interface Newcomer {
  readonly phone: string;
  readonly firebaseToken: string;
  readonly token: string;
}

/** Somebody with a new number and an account of one side. The way in by a code is walked where it is what is tested. */
export async function enter(request: APIRequestContext, userType: UserType): Promise<Newcomer> {
  const phone = newPhone();
  const { firebaseToken } = await enterAs(test.info().parallelIndex, { phone });
  const who = { firebase_token: firebaseToken, user_type: userType };
  await callApi(request, accountRoutes.createAccount, { body: { ...who, over18: true } });
  const { s_token: token } = await callApi(request, accountRoutes.refreshTokens, { body: who });
  return { phone, firebaseToken, token };
}

/** Agrees to everything that is asked, but to no advertising. */
export async function agree(request: APIRequestContext, token: string): Promise<void> {
  const { asked } = await callApi(request, consentRoutes.listConsents, { token });
  const agreed = asked
    .filter(({ item }) => item !== 'ADVERTISING')
    .map(({ item, version }) => ({ item, version }));
  await callApi(request, consentRoutes.giveConsents, { token, body: { agreed, place: 'REGISTRATION' } });
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

export interface GuestWish {
  readonly nickname?: string;
  readonly birthday?: string;
  /** A card that can be charged. */
  readonly card?: boolean;
  /** What he has bought, with his card. */
  readonly points?: number;
}

/** A guest who has just finished registration, with what a walk wishes. */
export async function guestWith(request: APIRequestContext, wish: GuestWish = {}): Promise<NewGuest> {
  const { nickname = 'はるき', birthday = '1985-04-01', points = 0, card = points > 0 } = wish;
  const { phone, token } = await enter(request, UserType.GUEST);
  await agree(request, token);
  const profile = await callApi(request, profileRoutes.getGuestProfile, { token });
  await callApi(request, profileRoutes.putGuestProfile, { token, body: { ...profile, birthday, nickname } });
  const guest = { phone, nickname, token };
  if (card) await giveCard(request, guest);
  if (points > 0) await buyPoints(request, guest, points);
  return guest;
}
