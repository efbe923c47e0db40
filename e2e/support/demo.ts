import type { APIRequestContext } from '@playwright/test';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { rankingRoutes, type RankingQuery } from '@yoimachi/contract/ranking';
import { UserType } from '@yoimachi/domain/account';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { callApi } from './api.ts';
import { productNow, tokenOf } from './dev.ts';
import { DEMO_GUEST_PHONE } from './people.ts';

export { DEMO_PICTURED_GUEST_PHONE } from '../../tools/demo/accounts.ts';

/** She has handed in her licence; nobody has waited longer for a look at one. */
export const UNCHECKED_CAST = { nickname: 'ちひろ6', name: '小林 千尋' } as const;
/** She has begun to register, and handed in no licence yet. */
export const BEGUN_CAST = 'ちひろ3';
/** たかし, the demo's guest, and あおい, its cast: they met the evening before the walks, and it is settled. */
export const LAST_MEETING = { guest: 'たかし', cast: 'あおい' } as const;
/** A store of 恵比寿, by its name the first of the lounges, and the four who work there. */
export const STORE = { name: 'ラウンジ 凪', casts: ['京香', '麗', '美琴', '雪乃'] } as const;
/** Whom the demo's guest likes best: the first of his favourites. */
export const FAVORITE_CAST = '透子';

// What follows is another on another day: evenings, sums and reviews of the demo are drawn for each.

/** Who leads a ranking. */
export async function leaderOf(request: APIRequestContext, query: Partial<RankingQuery>): Promise<string> {
  const token = await tokenOf(request, DEMO_GUEST_PHONE, UserType.GUEST);
  const { items } = await callApi(request, rankingRoutes.listRanking, { token, query });
  return items[0]!.nickname;
}

/** The booking of `LAST_MEETING`, as its guest sees it in his list. */
export async function lastMeeting(request: APIRequestContext) {
  const token = await tokenOf(request, DEMO_GUEST_PHONE, UserType.GUEST);
  const { items } = await callApi(request, guestBookingRoutes.listGuestBookings, {
    token,
    query: { tab: 'PAST' },
  });
  const yesterday = addDays(dayOf(await productNow(request)), -1);
  const found = items.find(({ participations: [first] }) => {
    const { cast, state } = first!;
    return state.day === yesterday && cast.nickname === LAST_MEETING.cast;
  })!;
  return { ...found, day: yesterday, points: found.settledPoints! };
}
