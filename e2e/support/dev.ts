import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { accountRoutes } from '@yoimachi/contract/account';
import type { UserType } from '@yoimachi/domain/account';
import { productUrl } from '../../tools/test/walks/places.ts';
import { callApi } from './api.ts';
import { test } from './test.ts';

interface InboxMessage {
  readonly id: number;
  readonly body: string;
}

async function readInbox(request: APIRequestContext, recipient: string): Promise<InboxMessage[]> {
  const answer = await request.get('/dev/inbox.json', { params: { recipient } });
  return (await answer.json()) as InboxMessage[];
}

/** The 6 digits of the newest message to a number or a mail address, once it has arrived; `not`: an older code to ignore. */
export async function arrivedCode(request: APIRequestContext, to: string, not = ''): Promise<string> {
  let code = not;
  const newest = async () => {
    const [message] = await readInbox(request, to);
    return (code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? not);
  };
  await expect.poll(newest, { message: `a code for ${to}`, intervals: [100] }).not.toBe(not);
  return code;
}

/** The product's current time. */
export async function productNow(request: APIRequestContext): Promise<Date> {
  const answer = await request.get('/dev/clock');
  return new Date(((await answer.json()) as { now: string }).now);
}

/**
 * Moves the product's clock forward; all that became due is done when this returns. That may be a month's: it is asked without the patience that
 * an act has.
 */
export async function moveClock(minutes: number): Promise<void> {
  const answer = await fetch(`${productUrl(test.info().parallelIndex)}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes }),
  });
  expect(answer.ok).toBe(true);
}

/** Moves the product's clock forward to a time; leaves it if that time has passed. */
export async function moveClockTo(request: APIRequestContext, at: Date): Promise<void> {
  const minutes = Math.ceil((at.getTime() - (await productNow(request)).getTime()) / 60_000);
  if (minutes > 0) await moveClock(minutes);
}

/** Who signs in: a phone number, or the id of an account whose number is unknown. */
type Who = string | { readonly accountId: string };

async function grantFor(request: APIRequestContext, who: Who, userType: UserType): Promise<string> {
  const person = typeof who === 'string' ? { phone: who } : { account_id: who.accountId };
  const answer = await request.post('/dev/tab', { data: { ...person, user_type: userType } });
  expect(answer.ok(), `${JSON.stringify(who)} has an account`).toBe(true);
  return ((await answer.json()) as { grant: string }).grant;
}

/** Signs a tab in as somebody without a code, and shows a screen of their side: its home, unless another is asked for. */
export async function signIn(page: Page, who: Who, userType: UserType, path?: string): Promise<void> {
  const dev = await grantFor(page.request, who, userType);
  const query = new URLSearchParams({ dev, ...(path !== undefined && { next: path }) });
  await page.goto(`/authentication?${query}`);
  const shown = path?.split('?')[0] ?? (userType === 1 ? '/guest' : '/cast');
  await page.waitForURL((url) => url.pathname === shown);
  // Until the screen is drawn its own way there could still interrupt the next one.
  await page.getByRole('main').waitFor();
}

/** Somebody's `s_token`, for calls outside the browser. */
export async function tokenOf(request: APIRequestContext, who: Who, userType: UserType): Promise<string> {
  const grant = await grantFor(request, who, userType);
  const signedIn = await request.post('/dev/sign-in', { data: { grant } });
  const { identity_token } = (await signedIn.json()) as { identity_token: string };
  const session = await callApi(request, accountRoutes.refreshTokens, {
    body: { firebase_token: identity_token, user_type: userType },
  });
  return session.s_token;
}
