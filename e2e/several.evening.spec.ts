import type { APIRequestContext, Page } from '@playwright/test';
import { addMinutes, instantAt } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { askFor, castsWith, type OpenCast } from './support/casts.ts';
import { moveClockTo, signIn } from './support/dev.ts';
import { guestWith, type NewGuest } from './support/people.ts';
import { expectAmount, expectBalance, pointsText } from './support/points.ts';
import { expect, test } from './support/test.ts';

const POINTS = 60_000;

/** An hour that a guest requested with two casts of one store. */
interface Together {
  readonly bookingId: string;
  readonly guest: NewGuest;
  readonly first: OpenCast;
  readonly second: OpenCast;
  readonly startsAt: Date;
  readonly plannedPoints: number;
}

interface Windows {
  readonly guest: Page;
  readonly first: Page;
  readonly second: Page;
}

/** A guest with points and a card asks two casts for an hour of tomorrow. */
async function askTwo(request: APIRequestContext): Promise<Together> {
  const guest = await guestWith(request, { points: POINTS });
  const [first, second] = (await castsWith(request, [{}, {}])) as [OpenCast, OpenCast];
  const asked = await askFor(request, guest, [first, second], { guestCount: 2 });
  return { ...asked, guest, first, second, startsAt: instantAt(first.day, first.fromMinute) };
}

/** Everybody views the booking; a session does not survive a clock jump. */
async function look(windows: Windows, evening: Together, screen: 'detail' | 'day'): Promise<void> {
  const path = `dohan-${screen}?bookingId=${evening.bookingId}`;
  await signIn(windows.guest, evening.guest.phone, 1, `/guest/${path}`);
  await signIn(windows.first, evening.first.phone, 2, `/cast/${path}`);
  await signIn(windows.second, evening.second.phone, 2, `/cast/${path}`);
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
  await expect(second.getByRole('status').filter({ hasText: 'リクエストをお断りしました' })).toBeVisible();

  await expect(
    guest.getByRole('paragraph').filter({ hasText: '参加できないキャストがいたためキャンセル' }),
  ).toBeVisible();
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
  // What he is told stands there for three seconds.
  await Promise.all([
    approve(windows.second),
    expect(guest.getByText(/との予約が確定しました。$/)).toBeVisible(),
  ]);
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
  await expect(windows.second.getByText('ゲストとキャストが合流しています。')).toBeVisible();
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
