import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import { searchRoutes } from '@yoimachi/contract/search';
import { addMinutes, instantAt, type Day } from '@yoimachi/domain/time';
import { callApi } from './api.ts';
import { findOpenEvening } from './casts.ts';
import { tokenOf } from './dev.ts';
import { buyPoints, giveCard, registerGuest, type NewGuest } from './people.ts';

/** An agreed hour of a guest with a demo cast. */
export interface Evening {
  readonly bookingId: string;
  /** Nobody else has his name. */
  readonly guest: NewGuest;
  readonly cast: { readonly accountId: string };
  readonly day: Day;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly plannedPoints: number;
  /** What 15 minutes more cost. */
  readonly price15: number;
  /** The service's share of her reward. */
  readonly feePercent: number;
}

interface Wish {
  /** Days from today to the earliest day of the meeting. */
  readonly aheadDays: number;
  /** What the guest has left once the hour is put on hold. */
  readonly sparePoints: number;
}

const MEETING_MINUTES = 60;

/** A new guest with a card has asked a demo cast for an hour, and she has approved; created by the calls the browsers would make. */
export async function agreeOnEvening(request: APIRequestContext, wish: Wish): Promise<Evening> {
  const guest = await registerGuest(request, `ゆうと${randomInt(100_000)}`);
  await giveCard(request, guest);
  const {
    cast: found,
    day,
    fromMinute,
    scheduleVersion,
  } = await findOpenEvening(request, guest, wish.aheadDays);
  const { token } = guest;
  const { castId } = found;
  const { price30, price15 } = await callApi(request, searchRoutes.getCast, { token, params: { castId } });
  const plannedPoints = 2 * price30;
  await buyPoints(request, guest, plannedPoints + wish.sparePoints);
  const { bookingId } = await callApi(request, guestBookingRoutes.requestBooking, {
    token,
    body: {
      day,
      startMinute: fromMinute,
      endMinute: fromMinute + MEETING_MINUTES,
      guestCount: 1,
      casts: [{ castId, scheduleVersion, price30, price15 }],
      clientRequestId: crypto.randomUUID(),
      place: '銀座駅 A3出口',
    },
  });
  const cast = { accountId: castId };
  const castToken = await tokenOf(request, cast, 2);
  await callApi(request, castBookingRoutes.confirmBooking, {
    token: castToken,
    body: { bookingId, version: 1, decision: 1 },
  });
  const { feePercent } = await callApi(request, profileRoutes.castHome, { token: castToken });
  const startsAt = instantAt(day, fromMinute);
  const endsAt = addMinutes(startsAt, MEETING_MINUTES);
  return { bookingId, guest, cast, day, startsAt, endsAt, plannedPoints, price15, feePercent };
}

/** The share of the guest's payment credited to her. */
export const rewardOf = ({ feePercent }: Evening, points: number): number =>
  points - Math.floor((points * feePercent) / 100);
