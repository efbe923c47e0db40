import { expect, it } from 'vitest';
import { stageRoutes } from '@yoimachi/contract/stage';
import { setStage, signUpCast, typed, useTestApp, verifiedCast } from '../../../../test-support/index.ts';
import { putAccount, putBank } from '../../../people/profile/test/support.ts';
import { meet, settingOf } from './support.ts';

const test = useTestApp();

/** The terminal's output when the operator types a command. */
const operator = (name: string, ...words: string[]) => typed(test, name, ...words, '--operator', 'sato');

it('shows the stages and edits one', async () => {
  expect(await operator('stages')).toContain('0  25 %\n1  20 %  3 friends or 5 bookings');
  expect(await operator('edit-stage', '4', '--fee', '9', '--bookings', '25')).toContain(
    '4  9 %  10 friends or 25 bookings',
  );
  await expect(operator('edit-stage', '5', '--fee', '9')).rejects.toThrow('there is no such stage');
  await expect(operator('edit-stage', '1', '--fee', '900')).rejects.toThrow('out of range');
  await expect(operator('edit-stage', '1', '--friends', 'x')).rejects.toThrow(
    '--friends is not a whole number',
  );
});

it('takes a booking out of the count', async () => {
  const cast = await verifiedCast(test);
  const [booking] = await meet(test, cast, 2);
  const reason = ['--reason', '同伴なしのため'];
  await expect(operator('uncount', booking!.participationId)).rejects.toThrow('--reason');
  expect(await operator('uncount', booking!.participationId, ...reason)).toContain(cast.userId);
  expect(await settingOf(test, cast)).toMatchObject({ bookings: 1 });
  await expect(operator('uncount', cast.userId, ...reason)).rejects.toThrow('it was never counted');
  await expect(operator('uncount', 'x', ...reason)).rejects.toThrow('x is not an id');
});

it('decides on invited casts that wait', async () => {
  const referrer = await verifiedCast(test);
  const friend = await verifiedCast(test);
  await setStage(test, friend.userId, 4);
  const { code } = (await settingOf(test, referrer)).referral;
  await test.ok(stageRoutes.acceptReferral, { body: { code } }, friend);
  await expect(operator('decide-referral', friend.phone)).rejects.toThrow('nothing waits for a decision');
  await test.db
    .updateTable('referral')
    .set({ outcome: 'REVIEW', decided_at: test.clock.now() })
    .where('friend_id', '=', friend.userId)
    .execute();
  expect(await operator('referrals')).toContain(friend.userId);
  expect(await operator('decide-referral', friend.phone)).toMatch(/^Counted: /);
  expect(await operator('referrals')).toBe('0 waiting');
  expect(await settingOf(test, referrer)).toMatchObject({ friends: 1 });
});

it('lists casts with one bank account', async () => {
  expect(await operator('shared-accounts', '--reason', '不正の確認')).toBe('0 casts');
  for (const cast of [await signUpCast(test), await signUpCast(test)]) {
    await putAccount(test, cast);
    await putBank(test, cast);
  }
  expect(await operator('shared-accounts', '--reason', '不正の確認')).toMatch(
    /^0562-011 \*\*\*4321 {2}ﾀｶﾊｼ ﾐｻｷ .*\n.*\n2 casts$/,
  );
});
