import { expect, test } from 'vitest';
import { guestWithPoints, typed, useTestApp, verifiedCast } from '../test-support/index.ts';

const app = useTestApp();

const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');
const accountOf = (id: string) =>
  app.db.selectFrom('account').select('left_at').where('id', '=', id).executeTakeFirstOrThrow();

test('a cast is put into another class, with the reason in the audit', async () => {
  const { userId } = await verifiedCast(app);
  const put = (castClass: string) =>
    operator('setCastClass', userId, '--cast-class', castClass, '--reason', '基準を満たしたため');
  expect(await put('PREMIUM')).toBe('before: REGULAR');
  await expect(put('GOLD')).rejects.toThrow('--cast-class');
  const audited = await app.db.selectFrom('operator_audit').select(['call', 'outcome']).execute();
  expect(audited).toEqual([{ call: 'setCastClass', outcome: 'DONE' }]);
});

test('a member leaves with the sums that were shown, and with no others', async () => {
  const guest = await guestWithPoints(app, 1_000);
  expect(await operator('previewLeavingOf', guest.userId)).toContain('lapsingPoints: 1000');
  const leave = (lapsing: string) =>
    operator(
      ...(['leaveFor', guest.userId, '--lapsing-points', lapsing, '--transfer-yen', '0'] as const),
      '--reason',
      '書面による退会の申し出',
    );
  await expect(leave('0')).rejects.toThrow('LEAVING_CHANGED');
  await expect(leave('all')).rejects.toThrow('--lapsing-points');
  expect(await accountOf(guest.userId)).toEqual({ left_at: null });
  await leave('1000');
  expect(await accountOf(guest.userId)).toEqual({ left_at: app.clock.now() });
});

test('a birthday is corrected and a note written by who may, and a member is signed out', async () => {
  const guest = await guestWithPoints(app, 1_000);
  await guest.token();
  const birthday = (day: string) =>
    operator('correctBirthday', guest.userId, '--birthday', day, '--reason', '運転免許証の確認');
  await expect(birthday('1990-13-01')).rejects.toThrow('--birthday');
  await expect(birthday('2020-01-01')).rejects.toThrow('AGE_UNDER_18');
  await birthday('1990-05-01');
  await operator('addNote', guest.userId, '--text', '電話で連絡済み');
  expect(await app.db.selectFrom('member_note').select('text').execute()).toEqual([
    { text: '電話で連絡済み' },
  ]);
  expect(await operator('endSessionsOfMember', guest.userId)).toMatch(/^ended: [1-9]\d*$/);
  expect(await operator('checkAudit')).toMatch(/^rows: [1-9]/);
  expect(await operator('endSessionsOf', 'suzuki')).toBe('ended: 0');
});

test('goodwill is given within what an owner lets each give alone', async () => {
  const guest = await guestWithPoints(app, 1_000);
  await operator('setGoodwillLimit', '--points-a-day', '500');
  const give = (points: string) =>
    operator('giveGoodwill', guest.userId, '--points', points, '--reason', 'お詫び');
  await expect(give('501')).rejects.toThrow('GOODWILL_LIMIT');
  expect(await give('400')).toContain('leftPoints: 100');
  await expect(give('101')).rejects.toThrow('GOODWILL_LIMIT');
});
