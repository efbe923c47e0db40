import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { pointsRoutes } from '@yoimachi/contract/points';
import { profileRoutes } from '@yoimachi/contract/profile';
import { callApi } from './api.ts';

/** 「12,400P」 */
export const pointsText = (points: number): string => `${points.toLocaleString('ja-JP')}P`;

/** The balance in the bar shows so many points, without a reload. */
export async function expectBalance(page: Page, points: number): Promise<void> {
  await expect(page.getByRole('link', { name: '現在のポイント' })).toHaveText(
    `現在のポイント ${pointsText(points)}`,
  );
}

/** The cast's standing: what she has, and what the service keeps of a reward. */
export async function castPurse(
  request: APIRequestContext,
  token: string,
): Promise<{ readonly points: number; readonly feePercent: number }> {
  const { rewardPoints, feePercent } = await callApi(request, profileRoutes.castHome, { token });
  return { points: rewardPoints, feePercent };
}

/** What a guest's booking did to the points: kind, change and what was used of the hold, oldest first. */
export async function bookingLines(request: APIRequestContext, token: string) {
  const { items } = await callApi(request, pointsRoutes.guestHistory, { token });
  return items
    .filter(({ bookingId }) => bookingId !== null)
    .map(({ kind, points, usedPoints }) => ({ kind, points, usedPoints }))
    .toReversed();
}
