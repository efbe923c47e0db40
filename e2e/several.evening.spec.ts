import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { addMinutes, instantAt } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClockTo, signIn } from './support/dev.ts';
import { buyPoints, giveCard, guestWith, type NewGuest } from './support/people.ts';
import { expectAmount, expectBalance, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';
import { findEveningTogether } from './support/together.ts';

const MEETING_MINUTES = 60;
const POINTS = 60_000;

interface Person {
  readonly accountId: string;
  readonly nickname: string;
  readonly price30: number;
  readonly price15: number;
}

/** An hour that a guest requested with two casts of one store. */
interface Together {
  readonly bookingId: string;
  readonly guest: NewGuest;
  readonly first: Person;
  readonly second: Person;
  readonly startsAt: Date;
  readonly plannedPoints: number;
}

interface Windows {
  readonly guest: Page;
  readonly first: Page;
  readonly second: Page;
}

/** A new guest with points asks two demo casts for an hour. */
async function askTwo(request: APIRequestContext): Promise<Together> {
  const guest = await guestWith(request, { nickname: `れん${randomInt(100_000)}` });
  await giveCard(request, guest);
  await buyPoints(request, guest, POINTS);
  const { token } = guest;
  const { cast, others, day, fromMinute } = await findEveningTogether(request, guest, 1);
  const params = { castId: cast.castId };
  const { nickname, price30, price15 } = await callApi(request, searchRoutes.getCast, { token, params });
  const query = { from: day, to: day };
  const { days } = await callApi(request, scheduleRoutes.listCastDays, { token, params, query });
  const [other] = others;
  const { bookingId } = await callApi(request, guestBookingRoutes.requestBooking, {
    token,
    body: {
      day,
      startMinute: fromMinute,
      endMinute: fromMinute + MEETING_MINUTES,
      guestCount: 2,
      casts: [
        { castId: cast.castId, scheduleVersion: days[0]!.version, price30, price15 },
        {
          castId: other!.userId,
          scheduleVersion: other!.scheduleVersion,
          price30: other!.price30,
          price15: other!.price15,
        },
      ],
      clientRequestId: crypto.randomUUID(),
      place: '銀座駅 A3出口',
    },
  });
  return {
    bookingId,
    guest,
    first: { accountId: cast.castId, nickname, price30, price15 },
    second: {
      accountId: other!.userId,
      nickname: other!.nickname,
      price30: other!.price30,
      price15: other!.price15,
    },
    startsAt: instantAt(day, fromMinute),
    plannedPoints: 2 * price30 + 2 * other!.price30,
  };
}

/** Everybody views the booking; a session does not survive a clock jump. */
async function look(windows: Windows, evening: Together, screen: 'detail' | 'day'): Promise<void> {
  const path = `dohan-${screen}?bookingId=${evening.bookingId}`;
  await signIn(windows.guest, evening.guest.phone, 1, `/guest/${path}`);
  await signIn(windows.first, evening.first, 2, `/cast/${path}`);
  await signIn(windows.second, evening.second, 2, `/cast/${path}`);
}

async function approve(cast: Page): Promise<void> {
  await cast.getByRole('button', { name: '承認する' }).click();
  await cast.getByRole('alertdialog').getByRole('button', { name: '承認する' }).click();
  await expect(cast.getByText('リクエストを承認しました')).toBeVisible();
}

const open = async (guest: Page, openBrowser: () => Promise<Page>): Promise<Windows> => ({
  guest,
  first: await openBrowser(),
  second: await openBrowser(),
});

test('one of two casts refuses: it ends for the other too, and all points come back', async ({
  page: guest,
  request,
  openBrowser,
}) => {
  const windows = await open(guest, openBrowser);
  const evening = await askTwo(request);
  const { first, second } = windows;
  await look(windows, evening, 'detail');
  await approve(first);
  await expect(first.getByText('他のキャストの返信待ち')).toBeVisible();
  await expectCleanScreen(first, 'approved, waiting for the other');
  await expect(guest.getByText('1人承認済み・1人返信待ち')).toBeVisible();
  await expectCleanScreen(guest, 'one of two has approved');

  await second.getByRole('button', { name: 'お断りする' }).click();
  const sheet = second.getByRole('dialog');
  await expect(sheet.getByText('ほかのキャストも含めて、このリクエストは不成立となります。')).toBeVisible();
  await sheet.getByRole('radio', { name: '場所が遠い' }).check();
  await sheet.getByRole('button', { name: 'お断りする' }).click();
  await expect(second.getByText('リクエストをお断りしました').first()).toBeVisible();

  await expect(guest.getByText('参加できないキャストがいたためキャンセル').first()).toBeVisible();
  await expect(guest.getByText('ポイントは全額返還されました。')).toBeVisible();
  await expectCleanScreen(guest, 'one of two has refused, guest');
  await expect(first.getByText('参加できないキャストがいたためキャンセル')).toBeVisible();
  await expectCleanScreen(first, 'the other has refused, cast');
  await guest.goto('/guest');
  await expectBalance(guest, POINTS);
});

test('an evening with two casts: both are there, one leaves earlier, each is paid for her time', async ({
  page: guest,
  request,
  openBrowser,
}) => {
  const windows = await open(guest, openBrowser);
  const evening = await askTwo(request);
  const { startsAt, plannedPoints } = evening;
  await look(windows, evening, 'detail');
  await approve(windows.first);
  await approve(windows.second);
  await expect(guest.getByText(/との予約が確定しました。$/)).toBeVisible();
  await expect(guest.getByText('予約が確定しました', { exact: true })).toBeVisible();
  await expectAmount(guest, '必要ポイント', plannedPoints);
  await expectCleanScreen(guest, 'both have approved');

  await moveClockTo(request, addMinutes(startsAt, -30));
  await look(windows, evening, 'day');
  await windows.first.getByRole('button', { name: '到着しました' }).click();
  await expect(windows.first.getByText('到着を記録しました')).toBeVisible();
  await expectCleanScreen(windows.first, 'arrived before the other');
  const second = guest.getByRole('region', { name: `${evening.second.nickname}さん` });
  await second.getByRole('button', { name: '合流しました' }).click();
  await expect(second.getByText('到着済み', { exact: true })).toBeVisible();
  await expect(windows.second.getByText('到着済み', { exact: true }).first()).toBeVisible();
  await expect(guest.getByRole('button', { name: '15分延長する' })).toHaveCount(0);

  await moveClockTo(request, addMinutes(startsAt, 50));
  await look(windows, evening, 'day');
  const first = guest.getByRole('region', { name: `${evening.first.nickname}さん` });
  await first.getByRole('button', { name: '15分延長する' }).click();
  await windows.first.getByRole('button', { name: '延長に同意する' }).click();
  await expect(windows.first.getByText('15分延長しました')).toBeVisible();
  await expectCleanScreen(guest, 'meeting with two casts');
  await guest.getByRole('button', { name: '全員の同伴を終了する' }).click();
  await expect(guest.getByRole('alertdialog')).toBeVisible();
  await expectCleanScreen(guest, 'the end of all asked');
  await guest.getByRole('alertdialog').getByRole('button', { name: '戻る' }).click();
  await second.getByRole('button', { name: '終了する' }).click();
  const dialog = guest.getByRole('alertdialog');
  const forSecond = 2 * evening.second.price30;
  await expect(
    dialog.getByText(`60分・${pointsText(forSecond)}で計算します。`, { exact: false }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: '終了する' }).click();
  await expect(guest.getByText('同伴を終了しました')).toBeVisible();
  await expect(windows.second.getByText('無事に解散できましたか？')).toBeVisible();
  await expect(
    second.getByRole('radiogroup', { name: '評価' }).getByRole('radio', { name: 'また会いたい' }),
  ).not.toBeChecked();

  await moveClockTo(request, addMinutes(startsAt, 70));
  await look(windows, evening, 'day');
  await first.getByRole('button', { name: '終了する' }).click();
  const forFirst = 2 * evening.first.price30 + evening.first.price15;
  await dialog.getByRole('button', { name: '終了する' }).click();
  await expect(guest.getByText('同伴を終了しました')).toBeVisible();
  await guest.goto(`/guest/dohan-detail?bookingId=${evening.bookingId}`);
  await expect(guest.getByText('決済が確定しました')).toBeVisible();
  await expectAmount(guest, `${evening.first.nickname}さん`, forFirst);
  await expectAmount(guest, `${evening.second.nickname}さん`, forSecond);
  await second.getByRole('radiogroup', { name: '評価' }).getByRole('radio', { name: 'また会いたい' }).check();
  await second.getByRole('button', { name: '評価を送信する' }).click();
  await expect(second.getByText('また会いたい')).toBeVisible();
  await expectCleanScreen(guest, 'settled booking with two casts');
  await guest.goto('/guest');
  await expectBalance(guest, POINTS - forFirst - forSecond);
});
