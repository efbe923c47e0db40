import { addDays, dayOf, formatDay, formatTime } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { choose, tick } from './support/choose.ts';
import { moveClock, productNow, signIn } from './support/dev.ts';
import { operate } from './support/operator.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a change of the rules is told before its day, with what it changes, to whoever reads', async ({
  page,
  request,
}) => {
  const from = addDays(dayOf(await productNow(request)), 40);
  const body = '# 待ち合わせのマナー\n\n<b>時間</b>を守ってください。\n\n- **公共**の場所で会う\n';
  const text = ['--text-id', 'policy', '--version', from, '--body', body];
  await operate('planPage', ...text, '--asks', 'false', '--news', '短くしました。');
  await page.goto('/help');
  await page.getByRole('link', { name: '安全とマナー' }).click();
  await expect(page.getByText(`${formatDay(from)}から変わります`)).toBeVisible();
  await page.getByRole('link', { name: '変更後の内容を見る' }).click();
  // What somebody wrote as HTML is letters.
  await expect(
    page.getByRole('insertion').filter({ hasText: '<b>時間</b>を守ってください。' }),
  ).toBeVisible();
  await expectCleanScreen(page, 'what changes in a page');
  await tick(page.getByLabel('前の版からの変更を表示する'), false);
  await expect(page.getByRole('deletion')).toHaveCount(0);
  await page.getByLabel('表示する版').selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: '運営が行うこと' })).toBeVisible();
});

test('the product is closed for maintenance, and goes on by itself where somebody was', async ({
  page,
  request,
  trouble,
}) => {
  const { phone } = await guestWith(request);
  await signIn(page, phone, 1);
  const words = page.getByRole('combobox', { name: 'キーワード' });
  // Nothing of the screen is still on its way: what is typed asks next.
  await expect(page.getByRole('list', { name: 'キャストの一覧' })).toBeVisible();
  await choose(page.getByRole('radio', { name: 'いつでも' }));
  await page.waitForLoadState('networkidle');
  const until = new Date((await productNow(request)).getTime() + 90 * 60_000);
  await operate('beginMaintenance', '--until', `${dayOf(until)}T${formatTime(until).padStart(5, '0')}`);
  await moveClock(1);
  await words.fill('しおり');
  const closed = page.getByRole('dialog', { name: 'ただいまメンテナンス中です' });
  await expect(closed).toBeVisible();
  await expect(closed.getByRole('status')).toContainText(formatTime(until));
  await expectCleanScreen(page, 'maintenance');
  await page.keyboard.press('Escape');
  await expect(closed).toBeVisible();
  const answer = await request.get('/guest', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(503);
  expect(await answer.text()).toContain('ただいまメンテナンス中です');
  await operate('endMaintenance');
  await moveClock(1);
  // As if somebody came back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(closed).toBeHidden();
  await expect(words).toHaveValue('しおり');
  await expect(page.getByRole('list', { name: 'キャストの一覧' }).getByText('しおり')).toBeVisible();
  // What is refused meanwhile is meant to be.
  expect(trouble.filter((text) => !text.includes('503'))).toEqual([]);
  trouble.splice(0);
});
