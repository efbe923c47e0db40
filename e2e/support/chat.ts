import type { APIRequestContext, Page } from '@playwright/test';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { profileRoutes } from '@yoimachi/contract/profile';
import { callApi } from './api.ts';
import { castWith, type OpenCast } from './casts.ts';
import { signIn } from './dev.ts';
import { guestWith, type NewGuest } from './people.ts';

export const FIELD = 'メッセージ';
export const SEND = '送信する';

/** しおり, whom nobody can meet: what is said is all that matters. */
export const theCast = (request: APIRequestContext): Promise<OpenCast> => castWith(request, { open: null });

/** What the other one of a chat calls him. */
export const idOf = async (request: APIRequestContext, { token }: NewGuest): Promise<string> =>
  (await callApi(request, profileRoutes.getGuestProfile, { token })).userId;

/** A guest and the cast who has written to him: both may write. */
export async function openChat(request: APIRequestContext) {
  const cast = await theCast(request);
  const guest = await guestWith(request, { points: 5_000 });
  const guestId = await idOf(request, guest);
  await callApi(request, favoriteRoutes.addFavorite, { token: guest.token, body: { castId: cast.castId } });
  await say(request, cast.token, guestId, 'はじめまして。');
  return { cast, guest, guestId };
}

export const say = (request: APIRequestContext, token: string, friendId: string, text: string) =>
  callApi(request, chatRoutes.sendMessage, {
    token,
    body: { friendId, clientId: crypto.randomUUID(), text },
  });

export const toHer = ({ nickname }: OpenCast) => new RegExp(`^${nickname}さんへの\\s*メッセージ$`);
export const bubbles = (page: Page) =>
  page.getByRole('region', { name: /とのメッセージ$/ }).getByRole('listitem');
export const bubble = (page: Page, text: string) => bubbles(page).filter({ hasText: text });

/** Stands over the thread, with its marks. */
export const threadHead = (page: Page) =>
  page.locator('header').filter({ has: page.getByRole('button', { name: 'メニュー', exact: true }) });

export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: FIELD }).fill(text);
  await page.getByRole('button', { name: SEND }).click();
}

export const asGuest = (page: Page, { phone }: NewGuest, friendId: string) =>
  signIn(page, phone, 1, `/guest/chat-list?friendId=${friendId}`);
export const asCast = (page: Page, { phone }: OpenCast, friendId: string) =>
  signIn(page, phone, 2, `/cast/chat-list?friendId=${friendId}`);
