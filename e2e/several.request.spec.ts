import { guestBookingRoutes, type MatchingCast } from '@yoimachi/contract/booking';
import { pricingRoutes } from '@yoimachi/contract/pricing';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { formatMinute } from '@yoimachi/domain/time';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { signIn, tokenOf } from './support/dev.ts';
import { openRequestSheet } from './support/guest.ts';
import { giveCard, guestWith, type NewGuest } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { findEveningTogether, type EveningTogether } from './support/together.ts';

const SENT = 'リクエストを送信しました';

const named = (name: string) => `${name}さん`;
const sendButton = (page: Page) => page.getByRole('button', { name: 'この内容で同伴リクエストを送る' });

async function bookingOf(request: APIRequestContext, { token }: NewGuest) {
  const { items } = await callApi(request, guestBookingRoutes.listGuestBookings, { token });
  return items[0]!;
}

/** The page for several casts, as a guest sees it who has added the given number of those who can come along. */
async function openPage(
  page: Page,
  phone: string,
  { cast, day, others }: EveningTogether,
  count: number,
): Promise<void> {
  await signIn(page, phone, 1, `/guest/dohan-request?castId=${cast.castId}&day=${day}`);
  await page.getByRole('button', { name: 'キャストを追加' }).click();
  const sheet = page.getByRole('dialog');
  for (const { nickname } of others.slice(0, count))
    await sheet.getByRole('checkbox', { name: named(nickname) }).check();
  await sheet.getByRole('button', { name: '選択を完了する' }).click();
  await expect(sheet).toBeHidden();
  await page.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
}

test('a request begun with one cast goes to three of her store', async ({ page, request }) => {
  const guest = await guestWith(request, { points: 80_000 });
  const { cast, day, others, fromMinute } = await findEveningTogether(request, guest, 2);
  const sheet = await openRequestSheet(page, guest.phone, cast.castId, day);
  await sheet.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
  await sheet.getByRole('button', { name: 'キャストを追加' }).click();

  await expect(page.getByRole('heading', { name: '同伴リクエスト', level: 1 })).toBeVisible();
  await expect(page.getByLabel('待ち合わせ場所')).toHaveValue('銀座駅 A3出口');
  await page.getByRole('button', { name: 'キャストを追加' }).click();
  const list = page.getByRole('dialog');
  await list.getByRole('checkbox', { name: named(others[0]!.nickname) }).check();
  await list.getByRole('checkbox', { name: named(others[1]!.nickname) }).check();
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
  const castIds = [cast.castId, others[0]!.userId, others[1]!.userId];
  expect(booking.participations.map((participation) => participation.cast.userId)).toEqual(castIds);
  await page.getByRole('button', { name: '予約を確認する' }).click();
  await expect(page.getByRole('heading', { name: '同伴予約の詳細', level: 1 })).toBeVisible();
});

test('a price that changes before the request is sent is shown, and has to be agreed to', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 80_000 });
  const evening = await findEveningTogether(request, guest, 1);
  const [other] = evening.others;
  const token = await tokenOf(request, { accountId: other!.userId }, 2);
  await openPage(page, guest.phone, evening, 1);
  await expect(sendButton(page)).toBeEnabled();
  // Lower or higher, within the price range.
  const price30 = other!.price30 + (other!.price30 >= 7_000 ? -500 : 500);
  await callApi(request, pricingRoutes.putPrices, { token, body: { price30 } });

  const asked = page.waitForResponse(
    (answer) => answer.url().endsWith('/check-valid-date') && answer.status() === 200,
  );
  await sendButton(page).click();
  await expect(
    page.getByText('キャストの料金が変更されました。必要ポイントをご確認ください。').first(),
  ).toBeVisible();
  await expect(page.getByText(`${price30.toLocaleString('ja-JP')}P / 30分`)).toBeVisible();
  // Until the server has said what it costs now, the button still moves.
  await asked;
  await page.getByRole('button', { name: '変更後の料金でリクエストを送る' }).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  const { requiredPoints } = await bookingOf(request, guest);
  expect(requiredPoints).toBe(2 * evening.cast.price30 + 2 * price30);
});

test('who cannot come any more is marked, and the request goes on without her', async ({ page, request }) => {
  const guest = await guestWith(request, { points: 80_000 });
  const evening = await findEveningTogether(request, guest, 2);
  const [gone, stays] = evening.others;
  const token = await tokenOf(request, { accountId: gone!.userId }, 2);
  await openPage(page, guest.phone, evening, 2);
  await expect(sendButton(page)).toBeEnabled();
  const { day } = evening;
  const { schedules } = await callApi(request, scheduleRoutes.listSchedules, {
    token,
    query: { from: day, to: day },
  });
  const { scheduleId, version, requests } = schedules[0]!;
  await callApi(request, scheduleRoutes.deleteSchedule, {
    token,
    body: { scheduleId, version, confirmedRefusals: requests.length },
  });

  await sendButton(page).click();
  await expect(page.getByText('この日時は受付できません。')).toBeVisible();
  await expectCleanScreen(page, 'a request with a cast who cannot come');
  await page
    .getByRole('button', { name: `${named(gone!.nickname)}を外す` })
    .last()
    .click();
  await expect(page.getByText('2名 / 最大4名')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  const booking = await bookingOf(request, guest);
  expect(booking.participations.map((participation) => participation.cast.userId)).toEqual([
    evening.cast.castId,
    stays!.userId,
  ]);
});

test('who does not come alone to several guests leads to the page for more casts', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 80_000 });
  const isShy = ({ cantJoinAlone }: MatchingCast) => cantJoinAlone;
  const { cast, others, day, fromMinute } = await findEveningTogether(request, guest, 1, (found) =>
    found.some(isShy),
  );
  const sheet = await openRequestSheet(page, guest.phone, others.find(isShy)!.userId, day);
  await sheet.getByRole('radio', { name: formatMinute(fromMinute) }).check();
  await sheet.getByRole('button', { name: 'ゲスト人数（ご自身を含む）を増やす' }).click();
  await expect(
    sheet.getByText('このキャストは複数人の同伴に一人では参加できません。キャストを追加してください。'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'キャストを追加' }).click();
  await expect(page.getByRole('heading', { name: '同伴リクエスト', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'キャストを追加' }).first().click();
  const list = page.getByRole('dialog');
  await list.getByRole('checkbox', { name: named(cast.nickname) }).check();
  await list.getByRole('button', { name: '選択を完了する' }).click();
  await page.getByLabel('待ち合わせ場所').fill('銀座駅 A3出口');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(await bookingOf(request, guest)).toMatchObject({ guestCount: 2 });
  await page.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click();
  await page.waitForURL('**/guest/user-profile?*');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a request to several comes back from 3-D Secure, and once it is over can be begun again', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request);
  await giveCard(request, guest);
  const evening = await findEveningTogether(request, guest, 1);
  await openPage(page, guest.phone, evening, 1);
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
  for (const { nickname } of [evening.cast, evening.others[0]!])
    await expect(page.getByText(named(nickname)).first()).toBeVisible();
  await page.getByLabel('日付').selectOption(evening.day);
  await expect(page.getByText('必要ポイント', { exact: true })).toBeVisible();
});

test('a schedule that changes before the request is sent leads back to the days', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 80_000 });
  const evening = await findEveningTogether(request, guest, 1);
  const { cast, day } = evening;
  const token = await tokenOf(request, { accountId: cast.castId }, 2);
  await openPage(page, guest.phone, evening, 1);
  await expect(sendButton(page)).toBeEnabled();
  const query = { from: day, to: day };
  const { schedules } = await callApi(request, scheduleRoutes.listSchedules, { token, query });
  const { scheduleId, version, workingBar, fromMinute, toMinute, workMinute, cantJoinAlone, requests } =
    schedules[0]!;
  await callApi(request, scheduleRoutes.updateSchedule, {
    token,
    body: {
      ...{ scheduleId, version, workingBar, toMinute, workMinute, cantJoinAlone },
      fromMinute: fromMinute + 15,
      confirmedRefusals: requests.length,
    },
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
