import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes, toDoRoutes } from '@yoimachi/contract/booking';
import { REVIEW_WINDOW_HOURS } from '@yoimachi/domain/review';
import { useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { approved, BOOKING_MODULES, finished, requested } from './support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });
const toDo = (person: Person) => app.ok(toDoRoutes.countToDo, {}, person);

test('a request is to be answered by the cast alone, until it is', async () => {
  const { guest, cast } = await requested(app);
  expect(await toDo(cast)).toEqual({ requests: 1, reviews: 0 });
  expect(await toDo(guest)).toEqual({ requests: 0, reviews: 0 });
});

test('what is agreed on asks for nothing', async () => {
  const { guest, cast } = await approved(app);
  expect([await toDo(cast), await toDo(guest)]).toEqual([
    { requests: 0, reviews: 0 },
    { requests: 0, reviews: 0 },
  ]);
});

test('a meeting that is over is to be reviewed by each side, until it has or the seven days are over', async () => {
  const { guest, cast, bookingId } = await finished(app);
  expect([await toDo(cast), await toDo(guest)]).toMatchObject([{ reviews: 1 }, { reviews: 1 }]);
  await app.ok(guestBookingRoutes.reviewCast, { body: { bookingId, tier: 'GOOD' } }, guest);
  expect([await toDo(cast), await toDo(guest)]).toMatchObject([{ reviews: 1 }, { reviews: 0 }]);
  const { items } = await app.ok(castBookingRoutes.listCastBookings, { query: { tab: 'PAST' } }, cast);
  await app.moveTo(new Date(Date.parse(items[0]!.state.finishedAt!) + REVIEW_WINDOW_HOURS * 3_600_000 - 1));
  expect(await toDo(cast)).toMatchObject({ reviews: 1 });
  await app.moveBy(1);
  expect(await toDo(cast)).toMatchObject({ reviews: 0 });
});
