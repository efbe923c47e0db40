import { expect, test } from 'vitest';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  guestWithPoints,
  OPERATORS,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';

const app = useRewoundApp();
const [owner, sato] = [asOperator(app), asOperator(app, 'sato')];
const finance = asOperator(app, 'suzuki');
const give = ({ userId: accountId }: Person, points: number, by = sato, reason = 'ご迷惑のお詫び') =>
  by.tries('giveGoodwill', { params: { accountId }, body: { points, reason } });
const freePoints = async ({ userId }: Person) =>
  (
    await app.db
      .selectFrom('wallet')
      .select('free_points')
      .where('guest_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).free_points;

test('a guest gets free points of thirty days at once and is told; the rest of the day is known', async () => {
  const guest = await guestWithPoints(app, 1_000);
  const before = await freePoints(guest);
  expect(await give(guest, 500)).toEqual({ ok: true, value: { leftPoints: 1500 } });
  const told = await app.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'notify')
    .where('key', '=', guest.userId)
    .execute();
  expect(told.map(({ payload }) => (payload as { kind: string }).kind)).toContain('GUEST_POINTS_ADJUSTED');
  expect((await freePoints(guest)) - before).toBe(500);
  expect(await sato.ok('readGoodwill', {})).toEqual({ pointsADay: 2000, leftPoints: 1500 });
  expect(await owner.ok('readGoodwill', {})).toEqual({ pointsADay: 2000, leftPoints: 2000 });
  const { items } = await owner.ok('listMemberPoints', { params: { accountId: guest.userId }, query: {} });
  expect(items[0]).toMatchObject({ kind: 'ADJUSTMENT', points: 500, lots: [{ kind: 'FREE' }] });
});

test('nobody gives more in a day than the limit, not by two at once, and can again the next day', async () => {
  const guest = await signUpGuest(app);
  const tries = await Promise.all([1500, 1500, 1500].map((points) => give(guest, points)));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await give(guest, 501)).toMatchObject({
    error: { code: 'GOODWILL_LIMIT', field: 'points', details: { leftPoints: 500 } },
  });
  expect(await give(guest, 500)).toEqual({ ok: true, value: { leftPoints: 0 } });
  await app.moveBy(24 * 60);
  expect(await give(guest, 2_000)).toMatchObject({ ok: true });
});

test('needs a reason, some points, and a guest who is there', async () => {
  const guest = await signUpGuest(app);
  expect(await give(guest, 100, sato, ' ')).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
  expect(await give(guest, 0)).toMatchObject({ error: { code: 'NUMBER_INVALID' } });
  expect(await give(guest, -5)).toMatchObject({ error: { code: 'VALIDATION' } });
  expect(await give(await verifiedCast(app), 100)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  await app.db
    .updateTable('account')
    .set({ left_at: app.clock.now() })
    .where('id', '=', guest.userId)
    .execute();
  expect(await give(guest, 100)).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('an owner alone sets the limit; what was set stays as it was', async () => {
  const set = (pointsADay: number, by = owner) => by.tries('setGoodwillLimit', { body: { pointsADay } });
  expect(await set(300, finance)).toMatchObject({ error: { code: 'OPERATOR_ROLE' } });
  expect(await set(100_001)).toMatchObject({ error: { code: 'NUMBER_INVALID' } });
  expect(await set(300)).toMatchObject({ ok: true });
  expect(await owner.ok('readGoodwill', {})).toEqual({ pointsADay: 300, leftPoints: 300 });
  const rows = await app.db.selectFrom('goodwill_limit').select('set_by').orderBy('id').execute();
  expect(rows).toEqual([{ set_by: null }, { set_by: OPERATORS.tanaka.id }]);
  await expect(app.db.deleteFrom('goodwill_limit').execute()).rejects.toThrow('append-only');
});
