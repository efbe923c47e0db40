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
      '--reason',
      '書面による退会の申し出',
    );
  await expect(leave('0')).rejects.toThrow('the sums are others by now');
  await expect(leave('all')).rejects.toThrow('--lapsing is a whole number');
  expect(await accountOf(guest.userId)).toEqual({ left_at: null });
  expect(await leave('1000')).toBe(`Left: ${guest.userId}`);
  expect(await accountOf(guest.userId)).toEqual({ left_at: app.clock.now() });
});

test('a birthday is corrected and a note written by who may, and a member is signed out', async () => {
  const guest = await guestWithPoints(app, 1_000);
  await guest.token();
  const birthday = (day: string) =>
    operator('correct-birthday', guest.userId, '--day', day, '--reason', '運転免許証の確認');
  await expect(birthday('1990-13-01')).rejects.toThrow('--day is a day');
  await expect(birthday('2020-01-01')).rejects.toThrow('below 18');
  expect(await birthday('1990-05-01')).toBe(`Corrected: the birthday of ${guest.userId}`);
  expect(await operator('add-note', guest.userId, '--text', '電話で連絡済み')).toBe(`Noted: ${guest.userId}`);
  expect(await app.db.selectFrom('member_note').select('text').execute()).toEqual([
    { text: '電話で連絡済み' },
  ]);
  expect(await operator('sign-out-member', guest.userId)).toMatch(/^Ended: [1-9]\d* sessions of /);
  expect(await operator('check-audit')).toMatch(/^Whole: [1-9]/);
  expect(await operator('sign-out-operator', 'suzuki')).toBe('Ended: 0 sessions of suzuki');
});

test('goodwill is given within what an owner lets each give alone', async () => {
  const guest = await guestWithPoints(app, 1_000);
  expect(await operator('goodwill-limit', '500')).toBe('Each operator gives up to 500 points a day');
  const give = (points: string) => operator('goodwill', guest.userId, points, '--reason', 'お詫び');
  await expect(give('501')).rejects.toThrow('more than you give alone');
  expect(await give('400')).toBe(`Given: 400 points to ${guest.userId}, 100 left today`);
  await expect(give('101')).rejects.toThrow('more than you give alone');
});
