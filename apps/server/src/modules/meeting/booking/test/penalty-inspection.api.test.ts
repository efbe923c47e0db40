import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { OPERATORS, typed, useTestApp, type Person } from '../../../../test-support/index.ts';
import { liftPenalty, inspectPenalties } from '../index.ts';
import { closePenaltyReview } from '../claim/close-review.ts';
import { readAsOperator } from '../read/read-as-operator.ts';
import { approved, does, participationOf } from './support.ts';

const app = useTestApp();

/** The terminal's output for a command by sato. */
const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');

/** A penalty of hers, this many minutes ago, for a booking of hers or, as she has only one day, of somebody else's. */
async function penalised(cast: Person, minutesAgo = 0): Promise<string> {
  const { bookingId } = await approved(app);
  const participation = await participationOf(app, bookingId);
  const penalty = {
    id: app.context.ids.newId(),
    cast_id: cast.userId,
    participation_id: participation.id,
    kind: 'CAST_CANCEL' as const,
    created_at: addMinutes(app.clock.now(), -minutesAgo),
  };
  await app.db.insertInto('penalty').values(penalty).execute();
  return penalty.id;
}

const inReview = async () => (await inspectPenalties(app.context, 100)).map(({ penaltyId }) => penaltyId);
const alertsOf = (bookingId: string) =>
  app.db
    .selectFrom('outbox')
    .select('id')
    .where('topic', '=', 'operator.alert')
    .where(sql`payload->>'bookingId'`, '=', bookingId)
    .execute();

const lift = (penaltyId: string, reason = '病気の証明が届いた') =>
  liftPenalty(app.context, { penaltyId, reason, operator: OPERATORS.sato });

test('three penalties in ninety days are listed for review, the oldest of them as long as it counts', async () => {
  const booked = await approved(app);
  const { cast } = booked;
  const window = PENALTY_WINDOW_DAYS * DAY_MINUTES;
  const oldest = await penalised(cast, window);
  await penalised(cast, window + 1);
  const recent = await penalised(cast);
  expect(await inReview()).toEqual([]);
  await does(app, booked, castBookingRoutes.cancelCastBooking, { reason: 'お店の都合' });
  const rows = await inspectPenalties(app.context, 100);
  expect(rows.map(({ penaltyId }) => penaltyId)).toEqual([oldest, recent, rows[2]!.penaltyId]);
  expect(rows[2]).toMatchObject({
    castId: cast.userId,
    castName: '美月',
    kind: 'CAST_CANCEL',
    bookingId: booked.bookingId,
  });
  // What she said stands in the booking, where who reads it is kept.
  expect(JSON.stringify(rows)).not.toContain('お店の都合');
  const read = await readAsOperator(app.context, booked.bookingId, OPERATORS.sato);
  expect(JSON.stringify(read)).toContain('お店の都合');
  await app.moveTo(addMinutes(app.clock.now(), 1));
  expect(await inReview()).toEqual([]);
});

test('a lifted penalty counts no longer, neither for the review nor for the next alert', async () => {
  const booked = await approved(app);
  const { cast } = booked;
  const [first, second, third] = [await penalised(cast), await penalised(cast), await penalised(cast)];
  expect((await inReview()).toSorted()).toEqual([first, second, third].toSorted());
  expect(await lift(first)).toEqual({ ok: true, value: { castId: cast.userId, counting: 2 } });
  expect(await lift(second)).toEqual({ ok: true, value: { castId: cast.userId, counting: 1 } });
  expect(await inReview()).toEqual([]);
  await does(app, booked, castBookingRoutes.cancelCastBooking, { reason: 'お店の都合' });
  expect(await alertsOf(booked.bookingId)).toEqual([]);
  expect(
    await app.db.selectFrom('penalty').selectAll().where('id', '=', first).executeTakeFirst(),
  ).toMatchObject({
    lifted_at: app.clock.now(),
    lifted_by: OPERATORS.sato.id,
    lifted_reason: '病気の証明が届いた',
  });
});

test('a penalty is lifted once, with a reason', async () => {
  const { cast } = await approved(app);
  const penaltyId = await penalised(cast);
  expect(await lift(penaltyId, '  ')).toMatchObject({ error: { code: 'REASON_REQUIRED', field: 'reason' } });
  expect(await lift(app.context.ids.newId())).toMatchObject({ error: { code: 'NOT_FOUND' } });
  const both = await Promise.all([lift(penaltyId), lift(penaltyId, '二人目')]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'CONFLICT' } });
});

test('an operator reads and lifts them at the terminal', async () => {
  const { cast } = await approved(app);
  const penaltyIds = [await penalised(cast), await penalised(cast), await penalised(cast)];
  const listed = await operator('listPenalties');
  for (const id of penaltyIds) expect(listed).toContain(id);
  expect(listed).toMatch(/美月[^]*\n1 items$/);
  const lift = () => operator('liftPenalty', penaltyIds[0]!, '--reason', '病気');
  expect(await lift()).toBe(`castId: ${cast.userId}\ncounting: 2`);
  await expect(lift()).rejects.toThrow('CONFLICT');
  expect(await operator('listPenalties')).toContain('0 items');
  expect(await operator('readMember', cast.userId)).toContain(penaltyIds[0]);
  await expect(operator('liftPenalty', 'x', '--reason', 'y')).rejects.toThrow('<penalty-id>');
  await expect(operator('liftPenalty', penaltyIds[1]!)).rejects.toThrow('--reason is missing');
});

test('a review is closed once, by what was seen, and opens again with a penalty that is new', async () => {
  const { cast } = await approved(app);
  const castId = cast.userId;
  const close = (seenId: string, reason = '注意した') =>
    closePenaltyReview(app.context, { castId, seenId, reason, operator: OPERATORS.sato });
  const [first, second] = [await penalised(cast, 3), await penalised(cast, 2)];
  expect(await close(second)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  const third = await penalised(cast, 1);
  expect(await close(third, ' ')).toMatchObject({ error: { code: 'REASON_REQUIRED', field: 'reason' } });
  expect(await close(second)).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(await inReview()).toHaveLength(3);
  const both = await Promise.all([close(third), close(third, '二人目')]);
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { counting: 3 } }]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(await inReview()).toEqual([]);
  const fourth = await penalised(cast);
  expect(await inReview()).toHaveLength(4);
  const closing = () => operator('closePenaltyReview', castId, '--seen-id', fourth, '--reason', '様子を見る');
  expect(await closing()).toBe('counting: 4');
  await expect(closing()).rejects.toThrow('CONFLICT');
  const reasons = await app.db
    .selectFrom('penalty')
    .select(['id', 'reviewed_reason'])
    .where('cast_id', '=', castId)
    .execute();
  expect(reasons.find(({ id }) => id === first)!.reviewed_reason).not.toBe('様子を見る');
  expect(reasons.filter(({ reviewed_reason }) => reviewed_reason === '様子を見る')).toHaveLength(1);
});
