import type { APIRequestContext } from '@playwright/test';
import { profileRoutes } from '@yoimachi/contract/profile';
import { addMinutes, instantAt, type Day } from '@yoimachi/domain/time';
import { callApi } from './api.ts';
import { approve, askFor, castWith, HOUR_MINUTES } from './casts.ts';
import { buyPoints, giveCard, guestWith, type NewGuest } from './people.ts';

/** An agreed hour of a guest with a demo cast. */
export interface Evening {
  readonly bookingId: string;
  readonly guest: NewGuest;
  readonly cast: { readonly accountId: string; readonly phone: string };
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
  /** Days from today to the day of the meeting. */
  readonly aheadDays: number;
  /** What the guest has left once the hour is put on hold. */
  readonly sparePoints: number;
}

/** A new guest with a card has asked しおり for an hour, and she has approved; created by the calls the browsers would make. */
export async function agreeOnEvening(request: APIRequestContext, wish: Wish): Promise<Evening> {
  const guest = await guestWith(request, { nickname: 'ゆうと' });
  await giveCard(request, guest);
  const open = await castWith(request, { inDays: wish.aheadDays });
  await buyPoints(request, guest, 2 * open.price30 + wish.sparePoints);
  const { bookingId, plannedPoints } = await askFor(request, guest, [open]);
  await approve(request, open, bookingId);
  const { feePercent } = await callApi(request, profileRoutes.castHome, { token: open.token });
  const { day, fromMinute, price15 } = open;
  const startsAt = instantAt(day, fromMinute);
  const endsAt = addMinutes(startsAt, HOUR_MINUTES);
  const cast = { accountId: open.castId, phone: open.phone };
  return { bookingId, guest, cast, day, startsAt, endsAt, plannedPoints, price15, feePercent };
}

/** The share of the guest's payment credited to her. */
export const rewardOf = ({ feePercent }: Evening, points: number): number =>
  points - Math.floor((points * feePercent) / 100);
