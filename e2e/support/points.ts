import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { pointsRoutes } from '@yoimachi/contract/points';
import { callApi } from './api.ts';

/** 「12,400P」 */
export const pointsText = (points: number): string => `${points.toLocaleString('ja-JP')}P`;

/** The balance in the bar shows this many points, without a reload. */
export async function expectBalance(page: Page, points: number): Promise<void> {
  await expect(page.getByRole('link', { name: '現在のポイント' })).toHaveText(
    `現在のポイント ${pointsText(points)}`,
  );
}

/** The amount next to a label of a ledger, on a page or a part of it; a deduction has its minus. */
export async function expectAmount(part: Page | Locator, label: string, points: number): Promise<void> {
  const amount = part.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
  await expect(amount).toHaveText(`${points < 0 ? '\u2212' : ''}${pointsText(Math.abs(points))}`);
}

/** What bookings did to a guest's points, oldest first: kind, change, and how much of the held points was used. */
export async function bookingLines(request: APIRequestContext, token: string) {
  const { items } = await callApi(request, pointsRoutes.guestHistory, { token });
  return items
    .filter(({ bookingId }) => bookingId !== null)
    .map(({ kind, points, usedPoints }) => ({ kind, points, usedPoints }))
    .toReversed();
}
