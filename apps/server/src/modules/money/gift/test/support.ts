import { giftRoutes, type Gift } from '@yoimachi/contract/gift';
import type { Person, TestApp } from '../../../../test-support/index.ts';

/** The gift in the initial catalogue with this price. */
export async function giftOf(test: TestApp, guest: Person, points: number): Promise<Gift> {
  const { gifts } = await test.ok(giftRoutes.listGifts, {}, guest);
  return gifts.find((gift) => gift.points === points)!;
}

/** Sends it as it was seen. */
export function give(test: TestApp, guest: Person, cast: Pick<Person, 'userId'>, gift: Gift, key?: string) {
  const { giftId, points } = gift;
  const body = { castId: cast.userId, giftId, points };
  return test.call(giftRoutes.sendGift, { body, ...(key && { key }) }, guest);
}
