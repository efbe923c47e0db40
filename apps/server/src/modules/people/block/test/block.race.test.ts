import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { NO_SUM } from '@yoimachi/domain/booking';
import { guestWithPoints, useTestApp } from '../../../../test-support/index.ts';
import {
  bookableCast,
  command,
  participationOf,
  requestBody,
  requested,
} from '../../../meeting/booking/test/support.ts';

const app = useTestApp({ config: { databasePool: 20, logLevel: 'silent' } });
const ROUNDS = 12;

test('of a block and an approval one wins: nothing is confirmed that the guest was not shown', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const booked = await requested(app);
    const body = { castId: booked.cast.userId, seen: [], shown: NO_SUM };
    const answers = await Promise.all([
      app.call(blockRoutes.blockCast, { body }, booked.guest),
      command(app, booked, castBookingRoutes.confirmBooking, { decision: 1 }),
    ]);
    const [block, approval] = answers.map(({ status }) => status);
    const { status, settled_points } = await participationOf(app, booked.bookingId);
    if (block === 200) {
      expect(approval).toBe(409);
      expect({ status, settled_points }).toEqual({ status: 'AUTO_CANCEL', settled_points: 0 });
    } else {
      expect([block, approval, status]).toEqual([409, 200, 'APPROVE']);
    }
  }
});

test('of a block and a request none leaves a request to a blocked cast', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const guest = await guestWithPoints(app);
    const cast = await bookableCast(app);
    const [block] = await Promise.all([
      app.call(blockRoutes.blockCast, { body: { castId: cast.userId, seen: [], shown: NO_SUM } }, guest),
      app.call(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest),
    ]);
    expect(block.status).toBe(200);
    const open = await app.db
      .selectFrom('participation')
      .select('id')
      .where('guest_id', '=', guest.userId)
      .where('status', '=', 'PENDING')
      .execute();
    expect(open).toEqual([]);
  }
});
