import { expect, it } from 'vitest';
import { stageRoutes } from '@yoimachi/contract/stage';
import { setStage, signUpCast, typed, useTestApp, verifiedCast } from '../../../../test-support/index.ts';
import { putAccount, putBank } from '../../../people/profile/test/support.ts';
import { meet, settingOf } from './support.ts';

const test = useTestApp();

/** The terminal's output when the operator types a command. */
const operator = (name: string, ...words: string[]) => typed(test, name, ...words, '--operator', 'sato');

it('shows the stages and edits one', async () => {
  const listed = await operator('listStages');
  expect(listed).toMatch(/^0 +25 /m);
  expect(listed).toMatch(/^1 +20 +3 +5$/m);
  await operator('editStage', '4', '--fee-percent', '9', '--bookings', '25');
  expect(await operator('listStages')).toMatch(/^4 +9 +10 +25$/m);
  await expect(operator('editStage', '5', '--fee-percent', '9')).rejects.toThrow('NOT_FOUND');
  await expect(operator('editStage', '1', '--fee-percent', '900')).rejects.toThrow('--fee-percent');
  await expect(operator('editStage', '1', '--friends', 'x')).rejects.toThrow('--friends');
});

it('takes a booking out of the count', async () => {
  const cast = await verifiedCast(test);
  const [booking] = await meet(test, cast, 2);
  const reason = ['--reason', '同伴なしのため'];
  await expect(operator('uncount', booking!.participationId)).rejects.toThrow('--reason');
  expect(await operator('uncount', booking!.participationId, ...reason)).toContain(cast.userId);
  expect(await settingOf(test, cast)).toMatchObject({ bookings: 1 });
  await expect(operator('uncount', cast.userId, ...reason)).rejects.toThrow('NOT_FOUND');
  await expect(operator('uncount', 'x', ...reason)).rejects.toThrow('<cause-id>');
});

it('decides on invited casts that wait', async () => {
  const referrer = await verifiedCast(test);
  const friend = await verifiedCast(test);
  await setStage(test, friend.userId, 4);
  const { code } = (await settingOf(test, referrer)).referral;
  await test.ok(stageRoutes.acceptReferral, { body: { code } }, friend);
  const decide = () => operator('decideReferral', friend.phone, '--counts', 'true');
  await expect(decide()).rejects.toThrow('CONFLICT');
  await test.db
    .updateTable('referral')
    .set({ outcome: 'REVIEW', decided_at: test.clock.now() })
    .where('friend_id', '=', friend.userId)
    .execute();
  expect(await operator('listReferrals')).toContain(friend.userId);
  expect(await decide()).toBe(`referrerId: ${referrer.userId}`);
  expect(await operator('listReferrals')).toContain('0 items');
  expect(await settingOf(test, referrer)).toMatchObject({ friends: 1 });
});

it('lists casts with one bank account', async () => {
  expect(await operator('readSharedAccounts', '--reason', '不正の確認')).toBe('0 items');
  for (const cast of [await signUpCast(test), await signUpCast(test)]) {
    await putAccount(test, cast);
    await putBank(test, cast);
  }
  expect(await operator('readSharedAccounts', '--reason', '不正の確認')).toMatch(
    /0562-011 \*\*\*4321 +ﾀｶﾊｼ ﾐｻｷ.*\n.*\n2 items$/,
  );
});
