import type { APIRequestContext, Page } from '@playwright/test';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { profileRoutes } from '@yoimachi/contract/profile';
import { callApi } from './api.ts';
import { signIn, tokenOf } from './dev.ts';
import { guestWith, type NewGuest } from './people.ts';

/** A demo cast no other test writes to. */
export const CAST_PHONE = '09000000117';
export const FIELD = 'メッセージ';
export const SEND = '送信する';

export interface Cast {
  readonly castId: string;
  readonly nickname: string;
  readonly token: string;
}

export async function theCast(request: APIRequestContext): Promise<Cast> {
  const token = await tokenOf(request, CAST_PHONE, 2);
  const { userId: castId, nickname } = await callApi(request, profileRoutes.getCastProfile, { token });
  return { castId, nickname, token };
}

/** A guest and the cast who has written to him: both may write. */
export async function openChat(request: APIRequestContext) {
  const cast = await theCast(request);
  const guest = await guestWith(request, { points: 5_000 });
  const { userId: guestId } = await callApi(request, profileRoutes.getGuestProfile, { token: guest.token });
  await callApi(request, favoriteRoutes.addFavorite, { token: guest.token, body: { castId: cast.castId } });
  await say(request, cast.token, guestId, 'はじめまして。');
  return { cast, guest, guestId };
}

export const say = (request: APIRequestContext, token: string, friendId: string, text: string) =>
  callApi(request, chatRoutes.sendMessage, {
    token,
    body: { friendId, clientId: crypto.randomUUID(), text },
  });

export const toHer = ({ nickname }: Cast) => new RegExp(`^${nickname}さんへの\\s*メッセージ$`);
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
export const asCast = (page: Page, friendId: string) =>
  signIn(page, CAST_PHONE, 2, `/cast/chat-list?friendId=${friendId}`);
