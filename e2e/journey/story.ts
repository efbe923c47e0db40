import type { APIRequestContext, Page } from '@playwright/test';
import { profileRoutes } from '@yoimachi/contract/profile';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { callApi } from '../support/api.ts';
import { productNow, tokenOf } from '../support/dev.ts';
import { DEMO_CAST_PHONE, newPhone } from '../support/people.ts';

/** The package the guest buys. */
export const BOUGHT_POINTS = 30_000;
export const PLACE = '銀座駅 A3出口';

const NEXT_DAYS = 13;
const ROOM_MINUTES = 75;

/** The windows of the journey, and what else the test knows. */
export interface Story {
  readonly request: APIRequestContext;
  readonly guest: Page;
  readonly cast: Page;
  /** The development tools. */
  readonly tools: Page;
  readonly phone: string;
  /** The guest's; nobody else has it. */
  readonly nickname: string;
}

/** The demo cast: her name, her price in points, her balance and the service's share of a reward. */
export interface Heroine {
  readonly castId: string;
  readonly nickname: string;
  readonly storeName: string;
  readonly price30: number;
  readonly price15: number;
  readonly points: number;
  readonly feePercent: number;
}

export const startStory = async (
  request: APIRequestContext,
  openBrowser: () => Promise<Page>,
  guest: Page,
): Promise<Story> => {
  const phone = newPhone();
  const nickname = `けいすけ${phone.slice(-4)}`;
  return { request, guest, cast: await openBrowser(), tools: await openBrowser(), phone, nickname };
};

/** Needs the guest's account: only guests can see a profile. */
export async function meetHeroine({ request, phone }: Story): Promise<Heroine> {
  const [own, token] = [await tokenOf(request, DEMO_CAST_PHONE, 2), await tokenOf(request, phone, 1)];
  const {
    userId: castId,
    feePercent,
    rewardPoints,
  } = await callApi(request, profileRoutes.castHome, {
    token: own,
  });
  const cast = await callApi(request, searchRoutes.getCast, { token, params: { castId } });
  const { nickname, price30, price15, store } = cast;
  return { castId, nickname, price30, price15, storeName: store.name, points: rewardPoints, feePercent };
}

export interface Evening {
  readonly day: Day;
  /** Its place in the strip of days, tomorrow being 0. */
  readonly index: number;
  readonly startMinute: number;
}

/** Her first evening with room for an hour and a quarter more. */
export async function firstEvening({ request, phone }: Story, { castId }: Heroine): Promise<Evening> {
  const token = await tokenOf(request, phone, 1);
  const from = addDays(dayOf(await productNow(request)), 1);
  const { days } = await callApi(request, scheduleRoutes.listCastDays, {
    token,
    params: { castId },
    query: { from, to: addDays(from, NEXT_DAYS) },
  });
  for (const { day, free, blockedBy } of days) {
    const window = free.find(({ fromMinute, toMinute }) => toMinute - fromMinute >= ROOM_MINUTES);
    if (window && !blockedBy) {
      const index = Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000);
      return { day, index, startMinute: window.fromMinute };
    }
  }
  throw new Error('The demo cast has no free evening');
}
