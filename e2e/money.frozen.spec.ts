import { expectCleanScreen } from './axe.ts';
import { moveClock, signIn } from './support/dev.ts';
import { meetingOf } from './support/meeting.ts';
import { operate } from './support/operator.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('her guest is suspended in the meeting: she sees what is frozen, and that it is hers in the end', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 50_000 });
  const { cast } = await meetingOf(request, guest);
  await operate('suspendAccount', guest.phone, '--take-fee', 'false', '--reason', '調査のため');
  // Past the end, and past the quarter of an hour after which the clock ends it.
  await moveClock(60);
  await signIn(page, cast.phone, 2, '/cast/point-history');
  await expect(page.getByText('保留中の報酬')).toBeVisible();
  await page.getByRole('button', { name: '報酬の保留' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('精算の対象になりません', { exact: false })).toBeVisible();
  await expectCleanScreen(page, 'a frozen reward');
  await page.keyboard.press('Escape');

  // The demo has one of its own.
  const listed = (await operate('listFrozenRewards')).split('\n');
  const [rewardId] = listed.find((line) => line.includes(guest.nickname))!.split(' ') as [string];
  await operate('releaseReward', rewardId, '--reason', 'nothing was wrong');
  await page.reload();
  await expect(page.getByRole('button', { name: '報酬の保留解除' })).toBeVisible();
  await expect(page.getByText('保留中の報酬')).toBeHidden();
  await operate('liftSuspension', guest.phone, '--reason', 'nothing was wrong');
});
