import type { APIRequestContext } from '@playwright/test';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import { instantAt } from '@yoimachi/domain/time';
import { callApi } from './api.ts';
import { approve, askFor, castWith, type OpenCast } from './casts.ts';
import { moveClock, moveClockTo, tokenOf } from './dev.ts';
import type { NewGuest } from './people.ts';

const SINCE_MINUTES = 20;

/** A meeting of this guest with しおり, an hour of tomorrow; she has arrived, and 20 minutes have passed. */
export async function meetingOf(
  request: APIRequestContext,
  guest: NewGuest,
): Promise<{ readonly bookingId: string; readonly cast: OpenCast }> {
  const asked = await castWith(request);
  const { bookingId } = await askFor(request, guest, [asked]);
  await approve(request, asked, bookingId);
  await moveClockTo(request, instantAt(asked.day, asked.fromMinute));
  // What she was signed in with ended before this day.
  const token = await tokenOf(request, asked.phone, UserType.CAST);
  await callApi(request, castBookingRoutes.castArrived, { token, body: { bookingId, version: 2 } });
  await moveClock(SINCE_MINUTES);
  return { bookingId, cast: { ...asked, token } };
}
