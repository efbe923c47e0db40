import type { APIRequestContext, Page } from '@playwright/test';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { callApi } from '../support/api.ts';
import { productNow, signIn, tokenOf } from '../support/dev.ts';
import { DEMO_CAST_PHONE, guestWith, newPhone } from '../support/people.ts';

/** The package the guest buys. */
export const BOUGHT_POINTS = 30_000;
export const PLACE = '銀座駅 A3出口';
const MINUTES = 60;
const NICKNAME = 'けいすけ';

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

/** The demo cast: her name, her price in points, her balance, the service's share of a reward, and when she can be met. */
export interface Heroine {
  readonly castId: string;
  readonly nickname: string;
  readonly storeName: string;
  readonly price30: number;
  readonly price15: number;
  readonly points: number;
  readonly feePercent: number;
  /** Tomorrow, on which she is open. */
  readonly day: Day;
  readonly startMinute: number;
  readonly scheduleVersion: number;
}

export const startStory = async (
  request: APIRequestContext,
  openBrowser: () => Promise<Page>,
  guest: Page,
): Promise<Story> => ({
  request,
  guest,
  nickname: NICKNAME,
  phone: newPhone(),
  cast: await openBrowser(),
  tools: await openBrowser(),
});

/** As a guest sees her, and she herself. */
export async function meetHeroine(request: APIRequestContext): Promise<Heroine> {
  const own = await tokenOf(request, DEMO_CAST_PHONE, 2);
  const {
    userId: castId,
    feePercent,
    rewardPoints,
  } = await callApi(request, profileRoutes.castHome, { token: own });
  const { token } = await guestWith(request);
  const params = { castId };
  const { nickname, price30, price15, store } = await callApi(request, searchRoutes.getCast, {
    token,
    params,
  });
  const day = addDays(dayOf(await productNow(request)), 1);
  const query = { from: day, to: day };
  const { days } = await callApi(request, scheduleRoutes.listCastDays, { token, params, query });
  const { version: scheduleVersion, free } = days[0]!;
  return {
    castId,
    nickname,
    price30,
    price15,
    storeName: store.name,
    points: rewardPoints,
    feePercent,
    day,
    startMinute: free[0]!.fromMinute,
    scheduleVersion,
  };
}

/** He has come, registered a card and bought points, and looks for somebody. */
export async function boughtStory(
  request: APIRequestContext,
  openBrowser: () => Promise<Page>,
  guest: Page,
): Promise<Story> {
  const { phone } = await guestWith(request, { nickname: NICKNAME, points: BOUGHT_POINTS });
  await signIn(guest, phone, 1);
  return { ...(await startStory(request, openBrowser, guest)), phone };
}

/** Both have agreed on the hour: he looks at his bookings, she is at home. */
export async function agreedStory(
  request: APIRequestContext,
  openBrowser: () => Promise<Page>,
  guest: Page,
  { castId, day, startMinute, scheduleVersion, price30, price15 }: Heroine,
): Promise<Story> {
  const { phone, token } = await guestWith(request, { nickname: NICKNAME, points: BOUGHT_POINTS });
  const story = { ...(await startStory(request, openBrowser, guest)), phone };
  const { bookingId } = await callApi(request, guestBookingRoutes.requestBooking, {
    token,
    body: {
      day,
      startMinute,
      endMinute: startMinute + MINUTES,
      guestCount: 1,
      place: PLACE,
      casts: [{ castId, scheduleVersion, price30, price15 }],
      clientRequestId: crypto.randomUUID(),
    },
  });
  await callApi(request, castBookingRoutes.confirmBooking, {
    token: await tokenOf(request, DEMO_CAST_PHONE, 2),
    body: { bookingId, version: 1, decision: 1 },
  });
  await signIn(story.guest, phone, 1, '/guest/dohan-list');
  await signIn(story.cast, DEMO_CAST_PHONE, 2);
  return story;
}
