import { expectCleanScreen } from './axe.ts';
import { choose } from './support/choose.ts';
import { signIn } from './support/dev.ts';
import { lastMeeting, leaderOf } from './support/demo.ts';
import { DEMO_CAST_PHONE, guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a guest looks through the rankings of an area, and a cast finds her own place', async ({
  page,
  request,
}) => {
  await signIn(page, (await guestWith(request)).phone, 1, '/guest/ranking');
  const rated = page.getByRole('list', { name: '評価が高い' }).getByRole('listitem');
  await expect(
    rated.filter({ has: page.getByRole('link', { name: await leaderOf(request, {}) }) }),
  ).toContainText(/^1位/);
  await expectCleanScreen(page, 'the ranking');
  await page.getByRole('button', { name: '順位の決め方' }).click();
  await expect(page.getByRole('dialog')).toContainText('売上');
  await expectCleanScreen(page, 'how ranks are made');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '予約しやすい' }).click();
  await choose(page.getByRole('radio', { name: '銀座' }));
  await expect(page).toHaveURL(/tab=OPEN/);
  const open = page.getByRole('list', { name: '予約しやすい' }).getByRole('listitem');
  const first = await leaderOf(request, { tab: 'OPEN', district: '銀座' });
  const her = page.getByRole('link', { name: first, exact: true });
  await expect(open.filter({ has: her })).toContainText(/^1位.*銀座 \/ /);
  await expect(open.filter({ hasText: '銀座 / ' })).toHaveCount(await open.count());
  await her.click();
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  const { participations } = await lastMeeting(request);
  await page.goto(`/guest/user-profile?castId=${participations[0]!.cast.userId}`);
  // She is found as anybody else, and what keeps a newcomer from asking is said with the way on.
  await expect(page.getByText('年齢確認が完了していません')).toBeVisible();
  await choose(page.getByRole('radio', { name: 'また会いたい' }));
  await expectCleanScreen(page, 'a profile with what prevents a request');
  await page.getByRole('link', { name: '年齢確認へ進む' }).click();
  await expect(page).toHaveURL(/age-verification/);

  await signIn(page, DEMO_CAST_PHONE, 2, '/cast/ranking');
  await expect(page.getByRole('heading', { name: 'あなたの順位' })).toBeVisible();
  await expect(page.getByText('直近90日の評価', { exact: true })).toBeVisible();
  await expectCleanScreen(page, 'her own rank');
});
