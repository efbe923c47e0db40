import type { Locator } from '@playwright/test';
import { addDays, formatDayLong, weekdayLabel } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { castWith } from './support/casts.ts';
import { signIn } from './support/dev.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('day, sum and act of a profile are in the window wherever the page stands', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 5_000 });
  const { castId, day } = await castWith(request, { prices: { price30: 4_000, price15: 2_000 } });
  // Many days make the calendar as full as it gets.
  await castWith(request, { inDays: 2 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page, guest.phone, 1, `/guest/user-profile?castId=${castId}&day=${day}`);
  const panel = page.getByRole('region', { name: '日時と料金' });
  const act = panel.getByRole('button', { name: '同伴をリクエスト' });
  const when = formatDayLong(day).replace(/^\d+年/, '');

  await test.step('a start and a length are chosen there, and the sum follows', async () => {
    await panel.getByRole('radio', { name: '18:00' }).check();
    await panel.getByRole('button', { name: '時間を増やす' }).click();
    await expect(panel.getByText('4,000P × 2 + 2,000P')).toBeVisible();
    await expect(panel.getByText('不足分 5,000P（6,050円）')).toBeVisible();
    await expectCleanScreen(page, 'profile with its panel');
  });

  const shown = [panel.getByText(`${when}18:00 – 19:15`), panel.getByText('10,000P'), act];
  for (const height of [720, 800]) {
    await page.setViewportSize({ width: 1280, height });
    for (const share of [0, 0.1, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
      for (const part of shown) await expect(part, `${height} px, at ${share}`).toBeInViewport({ ratio: 1 });
    }
    const before = await page.evaluate(() => scrollY);
    await act.focus();
    await panel.getByRole('radio', { name: '18:00' }).focus();
    expect(await page.evaluate(() => scrollY), 'focus moves the panel, not the page').toBe(before);
    await expect(act).toBeInViewport({ ratio: 1 });
  }

  await test.step('the keyboard goes through the header and the panel, and the page stands still', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const walk = async (from: Locator, to: Locator) => {
      await from.focus();
      const before = await page.evaluate(() => scrollY);
      while (!(await to.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => scrollY)).toBe(before);
      }
    };
    const header = page.getByRole('banner');
    await walk(header.getByRole('link', { name: 'さがす' }), header.getByRole('link', { name: /^お知らせ/ }));
    await walk(panel.getByRole('button', { name: '次へ' }), act);
  });

  await test.step('the sheet begins with what was chosen, and what is changed there is shown here', async () => {
    await act.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('radio', { name: '18:00' })).toBeChecked();
    await sheet.getByRole('button', { name: '時間を増やす' }).click();
    await expect(sheet.getByText('90分')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.getByText('18:00 – 19:30')).toBeVisible();
    await expect(act).toBeFocused();
  });

  await test.step('another day keeps what it offers', async () => {
    const next = addDays(day, 1);
    const named = `日（${weekdayLabel(next)}）`;
    // A browser says blanks between the parts of a day that are shown and those that are only read out.
    await panel.getByRole('button', { name: new RegExp(`月 ?${Number(next.slice(8))} ?${named}`) }).click();
    await expect(panel.getByText(`${Number(next.slice(8))}${named}18:00 – 19:30`)).toBeVisible();
  });
});
