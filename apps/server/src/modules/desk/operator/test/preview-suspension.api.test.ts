import { expect, test } from 'vitest';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { approved, at, met, participationOf, requested } from '../../../meeting/booking/test/support.ts';

const app = useRewoundApp();
const desk = asOperator(app);
const preview = (accountId: string) => desk.ok('previewSuspension', { params: { accountId } });

test('says which bookings would end and what the guest would owe, and ends nothing', async () => {
  const { guest, cast, bookingId } = await approved(app);
  await guest.token();
  await app.moveTo(at(12));
  const seen = await preview(guest.userId);
  expect(seen).toMatchObject({
    isSuspended: false,
    ends: [{ booking: { bookingId, status: 'ACCEPT_TODAY' } }],
    goesOn: [],
  });
  expect(seen.sessions).toBeGreaterThan(0);
  expect(seen.feePoints).toBeGreaterThan(0);
  expect(await participationOf(app, bookingId)).toMatchObject({ status: 'APPROVE' });
  // A guest never pays for the suspension of a cast.
  expect(await preview(cast.userId)).toMatchObject({ ends: [{ feePoints: 0 }], feePoints: 0 });

  const params = { accountId: guest.userId };
  const done = await desk.ok('suspendAccount', { params, body: { takeFee: true, reason: '違反を確認' } });
  expect(done.endedBookings).toBe(seen.ends.length);
  expect(await participationOf(app, bookingId)).toMatchObject({ billed_points: seen.feePoints });
  expect(await preview(guest.userId)).toMatchObject({ isSuspended: true, sessions: 0, ends: [] });
});

test('a meeting that runs goes on, and a request ends without a fee', async () => {
  const running = await met(app);
  expect(await preview(running.cast.userId)).toMatchObject({
    ends: [],
    goesOn: [{ bookingId: running.bookingId, status: 'IN_MEETING' }],
  });
});

test('a request costs nothing; nobody is nobody', async () => {
  const { guest } = await requested(app);
  expect(await preview(guest.userId)).toMatchObject({ ends: [{ feePoints: 0 }], feePoints: 0 });
  const params = { accountId: app.context.ids.newId() };
  expect(await desk.tries('previewSuspension', { params })).toMatchObject({ error: { code: 'NOT_FOUND' } });
});
