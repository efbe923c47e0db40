import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { castBookingRoutes as castRoutes, guestBookingRoutes as guestRoutes } from '@yoimachi/contract/booking';
import { at, coherent, command, met, must, partOf, spendable, startStage, told, type Stage } from './support.ts';

let stage: Stage;
beforeEach(async () => void (stage = await startStage()));
afterEach(async () => {
  await coherent(stage);
  await stage.close();
});

test('a meeting of 75 of 90 minutes costs 12,500 of 15,000 points', async () => {
  const booked = await met(stage);
  expect(await spendable(stage, booked.guest)).toBe(85_000);
  await stage.clock.advanceTo(at(19, 15));
  await must(command(stage, booked, guestRoutes.finishGuestBooking));
  const part = await partOf(stage, booked.bookingId);
  expect(part).toMatchObject({
    status: 'APPROVE',
    billed_minutes: 75,
    billed_points: 12_500,
    reward_points: 9375,
    settled_points: 12_500,
    open: false,
  });
  expect(await spendable(stage, booked.guest)).toBe(87_500);
  expect(await told(stage, booked.guest)).toEqual(['GUEST_APPROVED', 'GUEST_CAST_ARRIVED', 'GUEST_SETTLED']);
  expect(await told(stage, booked.cast)).toEqual(['CAST_REQUEST_RECEIVED', 'CAST_FINISHED', 'CAST_REWARD']);
  void castRoutes;
});
