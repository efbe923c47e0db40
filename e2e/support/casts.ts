import type { APIRequestContext } from '@playwright/test';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { pricingRoutes } from '@yoimachi/contract/pricing';
import { profileRoutes } from '@yoimachi/contract/profile';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { UserType } from '@yoimachi/domain/account';
import { quote } from '@yoimachi/domain/pricing';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { callApi } from './api.ts';
import { productNow, tokenOf } from './dev.ts';
import type { NewGuest } from './people.ts';

/** しおり of the demo and her colleagues of ラウンジ 灯. The demo lets nobody meet them from its own day on. */
const AT_ONE_STORE = ['09000000102', '09000000162', '09000000222', '09000000282'] as const;

export interface CastWish {
  /** When she can be met: one schedule, or none where it is null. */
  readonly open?: `${string}–${string}` | null;
  /** Of which day, from today; tomorrow when absent. */
  readonly inDays?: number;
  readonly prices?: { readonly price30: number; readonly price15: number };
  readonly cantJoinAlone?: boolean;
}

/** A cast of the demo who can be met as a walk wishes. */
export interface OpenCast {
  readonly castId: string;
  readonly nickname: string;
  readonly phone: string;
  /** Her `s_token`. */
  readonly token: string;
  readonly price30: number;
  readonly price15: number;
  readonly day: Day;
  /** Minutes from 00:00 of the day. */
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly scheduleVersion: number;
}

const WORK_MINUTE = 24 * 60;

/** 「17:00–23:00」 in minutes. */
function minutesOf(text: string): { readonly fromMinute: number; readonly toMinute: number } {
  const [fromMinute, toMinute] = text.split('–').map((time) => {
    const [hours, minutes] = time.split(':').map(Number);
    return hours! * 60 + minutes!;
  });
  return { fromMinute: fromMinute!, toMinute: toMinute! };
}

/** Her schedule of a day, in place of what the demo has there. */
async function openOn(
  request: APIRequestContext,
  token: string,
  day: Day,
  { open = '17:00–23:00', cantJoinAlone = false }: CastWish,
) {
  const query = { from: day, to: day };
  const { schedules } = await callApi(request, scheduleRoutes.listSchedules, { token, query });
  for (const { scheduleId, version } of schedules)
    await callApi(request, scheduleRoutes.deleteSchedule, { token, body: { scheduleId, version } });
  if (open === null) return { fromMinute: 0, toMinute: 0, scheduleVersion: 0 };
  const hours = minutesOf(open);
  const { version } = await callApi(request, scheduleRoutes.createSchedule, {
    token,
    body: { day, ...hours, workMinute: WORK_MINUTE, workingBar: 'ラウンジ 灯', cantJoinAlone },
  });
  return { ...hours, scheduleVersion: version };
}

async function opened(request: APIRequestContext, phone: string, wish: CastWish): Promise<OpenCast> {
  const token = await tokenOf(request, phone, UserType.CAST);
  const { userId: castId, nickname } = await callApi(request, profileRoutes.castHome, { token });
  if (wish.prices) await callApi(request, pricingRoutes.putPrices, { token, body: wish.prices });
  const { price30, price15 } = await callApi(request, pricingRoutes.getPrices, { token });
  const day = addDays(dayOf(await productNow(request)), wish.inDays ?? 1);
  const schedule = await openOn(request, token, day, wish);
  return { castId, nickname, phone, token, price30: price30!, price15: price15!, day, ...schedule };
}

/** しおり of the demo, whom anybody can ask for an hour of tomorrow from 17:00 to 23:00 before her work, unless a walk wishes otherwise. */
export const castWith = (request: APIRequestContext, wish: CastWish = {}): Promise<OpenCast> =>
  opened(request, AT_ONE_STORE[0], wish);

/** しおり and colleagues of her store, up to four, each as a walk wishes. */
export async function castsWith(
  request: APIRequestContext,
  wishes: readonly CastWish[],
): Promise<readonly OpenCast[]> {
  const casts: OpenCast[] = [];
  for (const [index, wish] of wishes.entries()) casts.push(await opened(request, AT_ONE_STORE[index]!, wish));
  return casts;
}

export const HOUR_MINUTES = 60;

interface Asking {
  /** The first minute when absent. */
  readonly startMinute?: number;
  readonly minutes?: number;
  readonly guestCount?: number;
}

/** A guest asks casts for an hour of the first one's day; `plannedPoints`: what is held for it. */
export async function askFor(
  request: APIRequestContext,
  { token }: NewGuest,
  casts: readonly OpenCast[],
  { startMinute = casts[0]!.fromMinute, minutes = HOUR_MINUTES, guestCount = 1 }: Asking = {},
): Promise<{ readonly bookingId: string; readonly plannedPoints: number }> {
  const { bookingId } = await callApi(request, guestBookingRoutes.requestBooking, {
    token,
    body: {
      startMinute,
      guestCount,
      day: casts[0]!.day,
      endMinute: startMinute + minutes,
      casts: casts.map(({ castId, scheduleVersion, price30, price15 }) => ({
        castId,
        scheduleVersion,
        price30,
        price15,
      })),
      clientRequestId: crypto.randomUUID(),
      place: '銀座駅 A3出口',
    },
  });
  const plannedPoints = casts.reduce((sum, cast) => sum + quote(cast, minutes), 0);
  return { bookingId, plannedPoints };
}

/** She approves the request that she was sent just now. */
export const approve = (request: APIRequestContext, { token }: OpenCast, bookingId: string) =>
  callApi(request, castBookingRoutes.confirmBooking, {
    token,
    body: { bookingId, version: 1, decision: 1 },
  });
