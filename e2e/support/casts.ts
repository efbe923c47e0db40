import type { APIRequestContext } from '@playwright/test';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes, type CastCard } from '@yoimachi/contract/search';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { callApi } from './api.ts';
import { productNow } from './dev.ts';
import type { NewGuest } from './people.ts';

export interface OpenEvening {
  readonly cast: CastCard;
  readonly day: Day;
  /** The first free window, minutes from 00:00 of the day. */
  readonly fromMinute: number;
  readonly toMinute: number;
  /** From her schedule for the day. */
  readonly scheduleVersion: number;
}

const LONGEST_MINUTES = 90;
const NEXT_WEEK = 7;

/**
 * A demo cast with an evening with 90 free minutes that this guest can request, at least this many days ahead. Other tests may ask for the
 * same one.
 */
export async function findOpenEvening(
  request: APIRequestContext,
  guest: NewGuest,
  firstAhead = 1,
): Promise<OpenEvening> {
  const { token } = guest;
  const today = dayOf(await productNow(request));
  for (let ahead = firstAhead; ahead <= NEXT_WEEK; ahead += 1) {
    const day = addDays(today, ahead);
    const { items } = await callApi(request, searchRoutes.searchCasts, {
      token,
      query: { day, order: 'PRICE_LOW' },
    });
    for (const cast of items) {
      const params = { castId: cast.castId };
      const { days } = await callApi(request, scheduleRoutes.listCastDays, {
        token,
        params,
        query: { from: day, to: day },
      });
      const [first] = days[0]?.free ?? [];
      if (first && !days[0]?.blockedBy && first.toMinute - first.fromMinute >= LONGEST_MINUTES) {
        return { cast, day, ...first, scheduleVersion: days[0]!.version };
      }
    }
  }
  throw new Error('No demo cast can be met in the next week');
}
