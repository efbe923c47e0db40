import type { APIRequestContext, Page } from '@playwright/test';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClockTo, tokenOf } from './support/dev.ts';
import { agreeOnEvening } from './support/evening.ts';
import { enterOffice, hire, STAFF } from './support/office.ts';
import { pressKey } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const BANNER = '緊急の案件';
/** How often every screen of the office looks for calls for help. */
const LOOK_EVERY = '00:05';

/** How often the browser was asked for a tone. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    const counted = globalThis as unknown as { tones: number };
    counted.tones = 0;
    const { prototype } = OscillatorNode;
    const start = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')!.value as (
      this: AudioScheduledSourceNode,
      when?: number,
    ) => void;
    prototype.start = function (when) {
      counted.tones += 1;
      start.call(this, when);
    };
  });
const tones = (page: Page) => page.evaluate(() => (globalThis as unknown as { tones: number }).tones);

/** しおり in a meeting; her token. */
async function castInMeeting(request: APIRequestContext): Promise<string> {
  const { bookingId, cast, startsAt } = await agreeOnEvening(request, { aheadDays: 1, sparePoints: 0 });
  await moveClockTo(request, startsAt);
  const token = await tokenOf(request, cast, UserType.CAST);
  await callApi(request, castBookingRoutes.castArrived, { token, body: { bookingId, version: 2 } });
  return token;
}

test('two operators: a call for help appears over every screen, is taken, noted, called and done', async ({
  page,
  request,
  openBrowser,
}) => {
  // The clock moves to her meeting, which no session of the office outlives.
  const token = await castInMeeting(request);
  const other = await openBrowser();
  await other.setViewportSize({ width: 390, height: 844 });
  for (const one of [page, other]) {
    await one.clock.install();
    await countTones(one);
  }
  await enterOffice(page, STAFF.support);
  await enterOffice(other, await hire('support'), '/admin/settings');
  const banner = page.getByRole('region', { name: BANNER });
  const banners = [banner, other.getByRole('region', { name: BANNER })];
  for (const one of banners) await expect(one).toHaveCount(0);

  const body = { sosId: crypto.randomUUID() };
  await callApi(request, safetyRoutes.sendSos, { token, body });
  for (const one of [page, other]) await one.clock.fastForward(LOOK_EVERY);
  for (const one of banners) await expect(one.getByText('緊急 未対応1件')).toBeVisible();
  await expectCleanScreen(other, 'a call for help on a phone');
  await page.keyboard.press('Shift');
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  await banner.getByRole('button', { name: '音を止める' }).click();
  await expect(banner.getByRole('button', { name: '音を鳴らす' })).toBeVisible();
  await expectCleanScreen(page, 'a call for help over a screen');

  await banner.getByRole('button', { name: '対応を始める' }).click();
  await expect(page).toHaveURL(/\/admin\/queues\/alerts\?item=/);
  await expect(banners[1]!.getByText(`${STAFF.support}さんが対応中`)).toBeVisible();
  const log = page.getByRole('list', { name: '対応の記録' });
  await expect(log).toContainText('が対応を始めました');
  await page.getByRole('button', { name: 'しおりさんの電話番号を表示する' }).click();
  await expect(page.getByRole('link', { name: /に電話する/ })).toHaveAttribute('href', /^tel:/);
  await page.getByText('待ち合わせ場所と双方の記入は表示していません').waitFor();
  await page.keyboard.press('o');
  await expect(page.getByText('銀座駅 A3出口')).toBeVisible();
  await expectCleanScreen(page, 'an alarm that is opened');

  await page.keyboard.press('n');
  await page.keyboard.type('ご本人に電話し、無事を確認しました。');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('無事を確認しました');
  await page.keyboard.press('e');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('ご本人の安全を確認できましたか');
  await expectCleanScreen(page, 'the end of an alarm');
  await asked.getByRole('button', { name: '対応済みにする' }).click();
  for (const one of banners) await expect(one).toHaveCount(0);
});

test('an objection is decided by keyboard, with what each outcome would do beside the others', async ({
  page,
}) => {
  await enterOffice(page, STAFF.support, '/admin/queues/claims');
  const waiting = page.getByRole('region', { name: '申し立ての一覧' }).getByRole('link');
  await expect(waiting).toContainText(/ × .*ゲストが来なかった/);
  await page.keyboard.press('j');
  await expect(page.getByRole('radio', { name: /請求しない/ })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('radio', { name: /請求しない/ })).toBeChecked();
  await expectCleanScreen(page, 'a claim to decide');
  await page.keyboard.press('o');
  await expect(page.getByText('待ち合わせ場所に15分前から到着しており')).toBeVisible();
  await expectCleanScreen(page, 'a claim with what both wrote');
  await page.getByLabel('よく使う理由').selectOption({ index: 1 });
  await pressKey(page.getByRole('button', { name: 'この内容で確定する' }));
  await expect(page.getByText('申し立ての判断を確定しました。ゲストの支払いは0Pです。')).toBeVisible();
  await expect(page.getByText('判断を待つ申し立てはありません')).toBeVisible();
});
