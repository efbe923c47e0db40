import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { pricingRoutes } from '@yoimachi/contract/pricing';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { castsWith, type OpenCast } from './support/casts.ts';
import { signIn } from './support/dev.ts';
import { openRequestSheet } from './support/guest.ts';
import { guestWith, type NewGuest } from './support/people.ts';
import { pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

const SENT = 'リクエストを送信しました';

const named = (name: string) => `${name}さん`;
const sendButton = (page: Page) => page.getByRole('button', { name: 'この内容で同伴リクエストを送る' });

async function bookingOf(request: APIRequestContext, { token }: NewGuest) {
  const { items } = await callApi(request, guestBookingRoutes.listGuestBookings, { token });
  return items[0]!;
}

/** Who is asked, on the page for several casts. */
const chosen = (page: Page) => page.locator('section').filter({ hasText: '名 / 最大4名' });
const lineOf = (page: Page, { nickname }: OpenCast) =>
  chosen(page)
    .getByRole('listitem')
    .filter({ hasText: named(nickname) });

/** The page for several casts, as a guest sees it who has added others to the first one. */
async function openPage(page: Page, phone: string, [first, ...others]: readonly OpenCast[]): Promise<void> {
  await signIn(page, phone, 1, `/guest/dohan-request?castId=${first!.castId}&day=${first!.day}`);
  await chosen(page).getByRole('button', { name: 'キャストを追加' }).click();
  const sheet = page.getByRole('dialog');
  const casts = 1 + others.length;
  const quoted = page.waitForResponse((answer) => {
    if (!answer.url().endsWith('/check-valid-date')) return false;
    const body = answer.request().postDataJSON() as BodyInputOf<typeof guestBookingRoutes.checkValidDate>;
    return body.casts.length === casts;
  });
  for (const { nickname } of others) await sheet.getByRole('checkbox', { name: named(nickname) }).check();
  await sheet.getByRole('button', { name: '選択を完了する' }).click();
  await expect(sheet).toBeHidden();
  await page.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
  // It can be sent before: what changes from here on is no answer to what has been asked.
  await quoted;
}

/** しおり and colleagues of hers, of whom each can be met tomorrow from 17:00. */
const threeCasts = async (request: APIRequestContext) =>
  (await castsWith(request, [{}, {}, {}])) as [OpenCast, OpenCast, OpenCast];
const twoCasts = async (request: APIRequestContext) =>
  (await castsWith(request, [{}, {}])) as [OpenCast, OpenCast];

/** Her schedule of that day, for her to change. */
async function scheduleOf(request: APIRequestContext, { token, day }: OpenCast) {
  const query = { from: day, to: day };
  const { schedules } = await callApi(request, scheduleRoutes.listSchedules, { token, query });
  return schedules[0]!;
}

test('a request begun with one cast goes to three of her store', async ({ page, request }) => {
  const guest = await guestWith(request, { points: 80_000 });
  const [first, second, third] = await threeCasts(request);
  const { day, fromMinute } = first;
  const sheet = await openRequestSheet(page, guest.phone, first.castId, day);
  await sheet.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
  await sheet.getByRole('button', { name: 'キャストを追加' }).click();

  await expect(page.getByRole('heading', { name: '同伴リクエスト', level: 1 })).toBeVisible();
  await expect(page.getByLabel('待ち合わせ場所')).toHaveValue('銀座駅 A3出口');
  await page.getByRole('button', { name: 'キャストを追加' }).click();
  const list = page.getByRole('dialog');
  await list.getByRole('checkbox', { name: named(second.nickname) }).check();
  await list.getByRole('checkbox', { name: named(third.nickname) }).check();
  await expect(list.getByText('3名 / 最大4名')).toBeVisible();
  await expectCleanScreen(page, 'the casts who can come along');
  await list.getByRole('button', { name: '選択を完了する' }).click();
  await expect(list).toBeHidden();

  await page.reload();
  await expect(page.getByText('3名 / 最大4名')).toBeVisible();
  await expect(page.getByLabel('待ち合わせ場所')).toHaveValue('銀座駅 A3出口');
  await expectCleanScreen(page, 'a request to several casts');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();

  const booking = await bookingOf(request, guest);
  expect(booking).toMatchObject({ startMinute: fromMinute, endMinute: fromMinute + 60 });
  const castIds = [first.castId, second.castId, third.castId];
  expect(booking.participations.map((participation) => participation.cast.userId)).toEqual(castIds);
  await page.getByRole('button', { name: '予約を確認する' }).click();
  await expect(page.getByRole('heading', { name: '同伴予約の詳細', level: 1 })).toBeVisible();
});

test('a price that changes before the request is sent is shown, and has to be agreed to', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 80_000 });
  const [first, other] = await twoCasts(request);
  await openPage(page, guest.phone, [first, other]);
  await expect(sendButton(page)).toBeEnabled();
  const price30 = other.price30 + 500;
  await callApi(request, pricingRoutes.putPrices, { token: other.token, body: { price30 } });

  const asked = page.waitForResponse(
    (answer) => answer.url().endsWith('/check-valid-date') && answer.status() === 200,
  );
  await sendButton(page).click();
  await expect(lineOf(page, other)).toContainText(
    'キャストの料金が変更されました。必要ポイントをご確認ください。',
  );
  await expect(lineOf(page, other)).toContainText(`${pointsText(price30)} / 30分`);
  // Until the server has said what it costs now, the button still moves.
  await asked;
  await page.getByRole('button', { name: '変更後の料金でリクエストを送る' }).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  const { requiredPoints } = await bookingOf(request, guest);
  expect(requiredPoints).toBe(2 * first.price30 + 2 * price30);
});

test('who cannot come any more is marked, and the request goes on without her', async ({ page, request }) => {
  const guest = await guestWith(request, { points: 80_000 });
  const [first, gone, stays] = await threeCasts(request);
  await openPage(page, guest.phone, [first, gone, stays]);
  await expect(sendButton(page)).toBeEnabled();
  const { scheduleId, version } = await scheduleOf(request, gone);
  const body = { scheduleId, version };
  await callApi(request, scheduleRoutes.deleteSchedule, { token: gone.token, body });

  await sendButton(page).click();
  await expect(page.getByText('この日時は受付できません。')).toBeVisible();
  await expectCleanScreen(page, 'a request with a cast who cannot come');
  await page.getByRole('button', { name: `${named(gone.nickname)}を外す` }).click();
  await expect(page.getByText('2名 / 最大4名')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  const booking = await bookingOf(request, guest);
  expect(booking.participations.map((participation) => participation.cast.userId)).toEqual([
    first.castId,
    stays.castId,
  ]);
});

test('who does not come alone to several guests leads to the page for more casts', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 80_000 });
  const [shy, other] = (await castsWith(request, [{ cantJoinAlone: true }, {}])) as [OpenCast, OpenCast];
  const sheet = await openRequestSheet(page, guest.phone, shy.castId, shy.day);
  await sheet.getByRole('radio', { name: '17:15' }).check();
  await sheet.getByRole('button', { name: 'ゲスト人数（ご自身を含む）を増やす' }).click();
  await expect(
    sheet.getByText('このキャストは複数人の同伴に一人では参加できません。キャストを追加してください。'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'キャストを追加' }).click();
  await expect(page.getByRole('heading', { name: '同伴リクエスト', level: 1 })).toBeVisible();
  await chosen(page).getByRole('button', { name: 'キャストを追加' }).click();
  const list = page.getByRole('dialog');
  await list.getByRole('checkbox', { name: named(other.nickname) }).check();
  await list.getByRole('button', { name: '選択を完了する' }).click();
  await page.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(await bookingOf(request, guest)).toMatchObject({ guestCount: 2, startMinute: 17 * 60 + 15 });
  await page.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click();
  await page.waitForURL('**/guest/user-profile?*');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a request to several comes back from 3-D Secure, and once it is over can be begun again', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { card: true });
  const casts = await twoCasts(request);
  await openPage(page, guest.phone, casts);
  await sendButton(page).click();
  // A guest's first payment requires authentication.
  await page.getByRole('button', { name: '認証する' }).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();

  const { bookingId, version } = await bookingOf(request, guest);
  await callApi(request, guestBookingRoutes.cancelGuestBooking, {
    token: guest.token,
    body: { bookingId, version, reason: '日時を間違えました', shown: { points: 0, minutes: null } },
  });
  await page.goto(`/guest/dohan-detail?bookingId=${bookingId}`);
  await page.getByRole('link', { name: '同じキャスト全員にもう一度リクエストする' }).click();
  await expect(page.getByText('2名 / 最大4名')).toBeVisible();
  for (const cast of casts) await expect(lineOf(page, cast)).toBeVisible();
  await page.getByLabel('日付').selectOption(casts[0].day);
  await expect(page.getByText('必要ポイント', { exact: true })).toBeVisible();
});

test('a schedule that changes before the request is sent leads back to the days', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 80_000 });
  const [first, second] = await twoCasts(request);
  await openPage(page, guest.phone, [first, second]);
  await expect(sendButton(page)).toBeEnabled();
  const { day: _, requests: __, bookings: ___, ...schedule } = await scheduleOf(request, first);
  await callApi(request, scheduleRoutes.updateSchedule, {
    token: first.token,
    body: { ...schedule, fromMinute: first.fromMinute + 15 },
  });

  await sendButton(page).click();
  await expect(
    page.getByText('キャストのスケジュールが変更されました。スケジュールから選び直してください。'),
  ).toBeVisible();
  await page.getByRole('button', { name: '選び直す' }).click();
  await expect(page.getByLabel('日付')).toBeFocused();
  await expect(page.getByLabel('待ち合わせ場所')).toHaveValue('銀座駅 A3出口');
  expect(
    (await callApi(request, guestBookingRoutes.listGuestBookings, { token: guest.token })).items,
  ).toEqual([]);
});
