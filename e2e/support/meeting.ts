import type { APIRequestContext } from '@playwright/test';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { callApi } from './api.ts';
import { moveClock, productNow, tokenOf } from './dev.ts';
import { DEMO_CAST_PHONE, type NewGuest } from './people.ts';

const MEETING_MINUTES = 60;
const NEXT_DAYS = 13;

/** A confirmed meeting of this guest with the demo cast; she has arrived, and 20 minutes have passed. */
export async function meetingOf(request: APIRequestContext, guest: NewGuest): Promise<string> {
  const castToken = await tokenOf(request, DEMO_CAST_PHONE, 2);
  const { userId: castId } = await callApi(request, profileRoutes.castHome, { token: castToken });
  const from = addDays(dayOf(await productNow(request)), 1);
  const { days } = await callApi(request, scheduleRoutes.listCastDays, {
    token: guest.token,
    params: { castId },
    query: { from, to: addDays(from, NEXT_DAYS) },
  });
  const open = days.find(
    ({ blockedBy, free }) => !blockedBy && free.some((window) => window.toMinute - window.fromMinute >= 75),
  );
  if (!open) throw new Error('The demo cast has no free evening');
  const { day, version: scheduleVersion, free } = open;
  const { price30, price15 } = await callApi(request, searchRoutes.getCast, {
    token: guest.token,
    params: { castId },
  });
  const startMinute = free.find((window) => window.toMinute - window.fromMinute >= 75)!.fromMinute;
  const { bookingId } = await callApi(request, guestBookingRoutes.requestBooking, {
    token: guest.token,
    body: {
      day,
      startMinute,
      endMinute: startMinute + MEETING_MINUTES,
      guestCount: 1,
      casts: [{ castId, scheduleVersion, price30, price15 }],
      clientRequestId: crypto.randomUUID(),
      place: '銀座駅 A3出口',
    },
  });
  const body = { bookingId, version: 1 };
  await callApi(request, castBookingRoutes.confirmBooking, {
    token: castToken,
    body: { ...body, decision: 1 },
  });
  await moveTo(request, instantAt(day, startMinute));
  const token = await tokenOf(request, DEMO_CAST_PHONE, 2);
  await callApi(request, castBookingRoutes.castArrived, { token, body: { ...body, version: 2 } });
  await moveClock(request, 20);
  return bookingId;
}

async function moveTo(request: APIRequestContext, at: Date): Promise<void> {
  const minutes = (at.getTime() - (await productNow(request)).getTime()) / 60_000;
  await moveClock(request, Math.ceil(minutes));
}
