import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { guestWithPoints, OPERATORS } from '../../../../test-support/index.ts';
import { suspendAccount } from '../commands/suspend-account.ts';
import {
  expectCoherentBooking,
  phasesOf,
  rush,
  useRaceApp,
} from '../../../meeting/booking/test/race.support.ts';
import {
  allApproved,
  participationsOf,
  type Several,
} from '../../../meeting/booking/test/several.support.ts';
import {
  bookableCast,
  EVENING,
  requestBody,
  requestedOf,
  seen,
  severalCasts,
} from '../../../meeting/booking/test/support.ts';

const { confirmBooking } = castBookingRoutes;
const { requestBooking } = guestBookingRoutes;

const app = useRaceApp();

const suspend = (accountId: string) => suspendAccount(app.context, { accountId, operator: OPERATORS.sato });
const open = () =>
  app.db.selectFrom('participation').select('id').where('status', 'in', ['PENDING', 'APPROVE']).execute();

test('the suspension of a guest × his requests: nothing of his stays open', async () => {
  for (let round = 0; round < 3; round++) {
    const guest = await guestWithPoints(app, 1_000_000);
    const casts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => bookableCast(app, { day: addDays(EVENING, 2 * index) })),
    );
    await guest.token();
    const asking = casts.map((cast) => app.call(requestBooking, { body: requestBody(cast) }, guest));
    const [answers] = await Promise.all([Promise.all(asking), suspend(guest.userId)]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(await open()).toEqual([]);
  }
});

test('the suspension of a cast × requests to her and another: nothing of hers stays open', async () => {
  const [first, second] = await severalCasts(app, 2);
  const guests = await Promise.all(Array.from({ length: 20 }, () => guestWithPoints(app)));
  await Promise.all(guests.map((guest) => guest.token()));
  const body = () => requestBody(first!, { casts: [seen(first!), seen(second!)] });
  const [answers] = await Promise.all([
    Promise.all(guests.map((guest) => app.call(requestBooking, { body: body() }, guest))),
    suspend(second!.userId),
  ]);
  for (const { status } of answers) expect(status).toBeLessThan(500);
  expect(await open()).toEqual([]);
});

test('the suspension of the guest × the last approval: it ends for all, whoever was first', async () => {
  const several = await requestedOf(app);
  const approve = (cast: number) => ({ route: confirmBooking, cast, more: { decision: 1 } });
  await rush(app, several, [approve(0), approve(1)], ...Array(4).fill(() => suspend(several.guest.userId)));
  expect(await phasesOf(app, several)).toEqual(['closed', 'closed']);
  const participations = await participationsOf(app, several.bookingId);
  expect(participations.map((participation) => participation.cancel_type)).toContain('SUSPENDED');
});

test('many suspensions at once whose bookings cross: each ends once, and nobody waits in a circle', async () => {
  const [casts, others] = [
    await severalCasts(app, 2),
    await severalCasts(app, 2, { day: addDays(EVENING, 1) }),
  ];
  const all: Several[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const guest = await guestWithPoints(app);
    const body = { startMinute: 17 * 60 + 45 * turn, endMinute: 17 * 60 + 45 * (turn + 1) };
    for (const each of turn % 2 === 0 ? [casts, others] : [others, casts]) {
      const turned = turn % 2 === 0 ? each : each.toReversed();
      all.push(await allApproved(app, confirmBooking, { guest, casts: turned, body }));
    }
  }
  await app.clock.advanceTo(instantAt(EVENING, 12 * 60));
  const people = all.flatMap(({ guest }) => guest.userId).concat(casts[0]!.userId, others[1]!.userId);
  await Promise.all([...new Set(people)].map((id) => suspend(id)));
  for (const several of all) {
    await expectCoherentBooking(app, several);
    expect(await phasesOf(app, several)).toEqual(['closed', 'closed']);
  }
});
