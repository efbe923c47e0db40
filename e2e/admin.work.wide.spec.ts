import type { APIRequestContext, Page } from '@playwright/test';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClock, tokenOf } from './support/dev.ts';
import { meetingOf } from './support/meeting.ts';
import { joinOffice, showOnly } from './support/office.ts';
import { DEMO_CAST_PHONE, guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const ALERTS = /\/admin\/v1\/alerts(?:\?|$)/;
const BANNER = '緊急の案件';

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

/** Somebody of the demo's casts, in her meeting. */
async function castInMeeting(request: APIRequestContext) {
  const guest = await guestWith(request, { points: 50_000 });
  const bookingId = await meetingOf(request, guest);
  return { bookingId, token: await tokenOf(request, DEMO_CAST_PHONE, UserType.CAST) };
}

const callForHelp = (request: APIRequestContext, token: string) =>
  callApi(request, safetyRoutes.sendSos, { token, body: { sosId: crypto.randomUUID() } });

test('two operators: a call for help appears over every screen, is taken, noted, called and done', async ({
  page,
  request,
  openBrowser,
}) => {
  const mine = new Set<string>();
  const isMine = (row: Record<string, unknown>) =>
    mine.has((row['about'] as { bookingId?: string }).bookingId ?? '') && row['kind'] === 'OPERATOR_SOS';
  const other = await openBrowser();
  await other.setViewportSize({ width: 390, height: 844 });
  for (const one of [page, other]) {
    await showOnly(one, ALERTS, isMine);
    await countTones(one);
  }
  // The clock moves to her meeting, which no session of the office outlives.
  const { bookingId, token } = await castInMeeting(request);
  mine.add(bookingId);
  const { name } = await joinOffice(page, 'support');
  await joinOffice(other, 'support');
  await other.goto('/admin/settings');
  await expect(other.getByRole('heading', { name: '設定' })).toBeVisible();
  const banner = page.getByRole('region', { name: BANNER });
  const banners = [banner, other.getByRole('region', { name: BANNER })];
  for (const one of banners) await expect(one).toHaveCount(0);

  await callForHelp(request, token);
  for (const one of banners) await expect(one.getByText('緊急 未対応1件')).toBeVisible({ timeout: 10_000 });
  await expectCleanScreen(other, 'a call for help on a phone');
  await page.keyboard.press('Shift');
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  await banner.getByRole('button', { name: '音を止める' }).click();
  await expect(banner.getByRole('button', { name: '音を鳴らす' })).toBeVisible();
  await expectCleanScreen(page, 'a call for help over a screen');

  await banner.getByRole('button', { name: '対応を始める' }).click();
  await expect(page).toHaveURL(/\/admin\/queues\/alerts\?item=/);
  await expect(banners[1]!.getByText(`${name}さんが対応中`)).toBeVisible();
  await expect(page.getByRole('list', { name: '対応の記録' })).toContainText('が対応を始めました');
  await page.getByRole('button', { name: '電話番号を表示する' }).first().click();
  await expect(page.getByRole('link', { name: /に電話する/ })).toHaveAttribute('href', /^tel:/);
  await page.getByText('待ち合わせ場所と双方の記入は表示していません').waitFor();
  await page.keyboard.press('o');
  await expect(page.getByText('銀座駅 A3出口')).toBeVisible();
  await expectCleanScreen(page, 'an alarm that is opened');

  await page.keyboard.press('n');
  await page.keyboard.type('ご本人に電話し、無事を確認しました。');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '対応の記録' })).toContainText('無事を確認しました');
  await page.keyboard.press('e');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('ご本人の安全を確認できましたか');
  await expectCleanScreen(page, 'the end of an alarm');
  await asked.getByRole('button', { name: '対応済みにする' }).click();
  for (const one of banners) await expect(one).toHaveCount(0);
});

test('an objection is decided by keyboard, with what each outcome would do beside the others', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 50_000 });
  const bookingId = await meetingOf(request, guest);
  const cast = await tokenOf(request, DEMO_CAST_PHONE, UserType.CAST);
  await callApi(request, castBookingRoutes.claimGuestAbsent, {
    token: cast,
    body: { bookingId, version: 3 },
  });
  await callApi(request, guestBookingRoutes.guestObjects, {
    token: await tokenOf(request, guest.phone, UserType.GUEST),
    body: { bookingId, version: 4, reason: '待ち合わせ場所にいました' },
  });
  await moveClock(request, 1);
  await showOnly(page, /\/admin\/v1\/claims(?:\?|$)/, (row) => row['bookingId'] === bookingId);
  await joinOffice(page, 'support');
  await page.goto('/admin/queues/claims');
  await page.getByRole('list').getByText('ゲストが来なかった').waitFor();
  await page.keyboard.press('j');
  await expect(page.getByRole('radio', { name: /請求しない/ })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('radio', { name: /請求しない/ })).toBeChecked();
  await expectCleanScreen(page, 'a claim to decide');
  await page.keyboard.press('o');
  await expect(page.getByText('待ち合わせ場所にいました')).toBeVisible();
  await expectCleanScreen(page, 'a claim with what both wrote');
  await page.getByLabel('よく使う理由').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'この内容で確定する' }).press('Enter');
  await expect(page.getByText('申し立ての判断を確定しました。ゲストの支払いは0Pです。')).toBeVisible();
  await expect(page.getByText('判断を待つ申し立てはありません')).toBeVisible();
});
