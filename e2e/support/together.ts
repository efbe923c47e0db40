import type { APIRequestContext } from '@playwright/test';
import { guestBookingRoutes, type MatchingCast } from '@yoimachi/contract/booking';
import { searchRoutes, type CastCard } from '@yoimachi/contract/search';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { callApi } from './api.ts';
import { productNow } from './dev.ts';
import type { NewGuest } from './people.ts';

export interface EveningTogether {
  /** Who the request begins with. */
  readonly cast: CastCard;
  /** Who can come along for her first hour. */
  readonly others: readonly MatchingCast[];
  readonly day: Day;
  readonly fromMinute: number;
}

const HOUR_MINUTES = 60;
const NEXT_FORTNIGHT = 14;

/** A demo cast with at least this many colleagues who match and can come along for the first hour that this guest can request of her. */
export async function findEveningTogether(
  request: APIRequestContext,
  { token }: NewGuest,
  count: number,
  isFine: (others: readonly MatchingCast[]) => boolean = () => true,
): Promise<EveningTogether> {
  const today = dayOf(await productNow(request));
  for (let ahead = 1; ahead <= NEXT_FORTNIGHT; ahead += 1) {
    const day = addDays(today, ahead);
    const { items } = await callApi(request, searchRoutes.searchCasts, {
      token,
      query: { day, order: 'PRICE_LOW' },
    });
    for (const cast of items) {
      const fromMinute = cast.openFromMinute;
      if (fromMinute === null) continue;
      const hour = { day, startMinute: fromMinute, endMinute: fromMinute + HOUR_MINUTES };
      const matching = async (castId: string) =>
        (await callApi(request, guestBookingRoutes.matchingCasts, { token, query: { castId, ...hour } }))
          .items;
      const others = await matching(cast.castId);
      if (others.length < count || !isFine(others)) continue;
      // She has the hour, too, and not only its first three quarters, where she matches one of the others.
      const hasHour = (await matching(others[0]!.userId)).some(({ userId }) => userId === cast.castId);
      if (hasHour) return { cast, others, day, fromMinute };
    }
  }
  throw new Error(`No demo cast has ${count} colleagues with the same hour in the next fortnight`);
}
