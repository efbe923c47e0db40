import { expect, test } from 'vitest';
import { guestWithPoints, typed, useTestApp, verifiedCast } from '../test-support/index.ts';

const app = useTestApp();

const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');
const accountOf = (id: string) =>
  app.db.selectFrom('account').select('left_at').where('id', '=', id).executeTakeFirstOrThrow();

test('a cast is put into another class, with the reason in the audit', async () => {
  const cast = await verifiedCast(app);
  expect(
    await operator('set-class', cast.userId, '--class', 'premium', '--reason', '基準を満たしたため'),
  ).toBe('Changed: REGULAR to PREMIUM');
  await expect(
    operator('set-class', cast.userId, '--class', 'gold', '--reason', '基準を満たしたため'),
  ).rejects.toThrow('GOLD is no class');
  const audited = await app.db.selectFrom('operator_audit').select(['call', 'outcome']).execute();
  expect(audited).toEqual([{ call: 'setCastClass', outcome: 'DONE' }]);
});

test('a member leaves with the sums that were shown, and with no others', async () => {
  const guest = await guestWithPoints(app, 1_000);
  expect(await operator('leaving', guest.userId)).toContain('--lapsing 1000 --transfer 0');
  const leave = (lapsing: string) =>
    operator(
      ...(['leave-for', guest.userId, '--lapsing', lapsing, '--transfer', '0'] as const),
      ...['--reason', '書面による退会の申し出'],
    );
  await expect(leave('0')).rejects.toThrow('the sums are others by now');
  await expect(leave('all')).rejects.toThrow('--lapsing is a whole number');
  expect(await accountOf(guest.userId)).toEqual({ left_at: null });
  expect(await leave('1000')).toBe(`Left: ${guest.userId}`);
  expect(await accountOf(guest.userId)).toEqual({ left_at: app.clock.now() });
});
