import type { Page } from '@playwright/test';
import { addMinutes } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { bubble } from './support/chat.ts';
import { moveClockTo, signIn } from './support/dev.ts';
import { agreeOnEvening, type Evening } from './support/evening.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { expectAmount } from './support/points.ts';
import { expect, test } from './support/test.ts';

const SPARE_POINTS = 3_000;

interface Windows {
  readonly guest: Page;
  readonly cast: Page;
}

/** Both sign in again: a session does not survive a clock jump. */
async function signInBoth({ guest, cast }: Windows, evening: Evening): Promise<void> {
  await signIn(guest, evening.guest.phone, 1);
  await signIn(cast, evening.cast, 2);
}

test('a confirmed booking offers what one wants, and its cancellation last and quietly', async ({
  page: guest,
  request,
  openBrowser,
}) => {
  const evening = await agreeOnEvening(request, { aheadDays: 2, sparePoints: SPARE_POINTS });
  const { bookingId, startsAt } = evening;
  await moveClockTo(request, addMinutes(startsAt, -26 * 60));
  const windows = { guest, cast: await openBrowser() };
  await signInBoth(windows, evening);
  for (const [side, page] of [['guest', guest] as const, ['cast', windows.cast] as const]) {
    await page.goto(`/${side}/dohan-detail?bookingId=${bookingId}`);
    await expect(page.getByText('予約確定', { exact: true })).toBeVisible();
    await expect(page.getByText('明日', { exact: true })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'カレンダーに追加する' }).click();
    expect((await saved).suggestedFilename()).toBe('yoimachi.ics');
    const cancel = await page.getByRole('button', { name: '予約をキャンセルする' }).elementHandle();
    const history = page.getByRole('heading', { name: '履歴' });
    // Both in one look: the page may be scrolling still.
    const below = await history.evaluate(
      (one, other) => other.getBoundingClientRect().y - one.getBoundingClientRect().y,
      cancel,
    );
    expect(below).toBeGreaterThan(0);
    await expectCleanScreen(page, `confirmed booking, ${side}`);
  }
});

test('the evening is a tap away, runs from its start, and says in the end what it came to', async ({
  page: guest,
  request,
  openBrowser,
}) => {
  const evening = await agreeOnEvening(request, { aheadDays: 1, sparePoints: SPARE_POINTS });
  const { startsAt, plannedPoints } = evening;
  const windows = { guest, cast: await openBrowser() };
  const { cast } = windows;

  // In the morning the list links to the detail and, separately, to the day screen.
  await moveClockTo(request, addMinutes(startsAt, -120));
  await signInBoth(windows, evening);
  const bar = guest.getByRole('navigation', { name: 'ご案内' });
  await expect(bar.getByRole('link', { name: /^本日 / })).toBeVisible();
  expect(await layoutShifts(guest)).toEqual([]);
  await expectCleanScreen(guest, 'home on the day of a meeting');
  await guest.goto('/guest/dohan-list');
  await guest.getByRole('link', { name: '当日の画面へ', exact: true }).click();
  await expect(guest.getByText('まだ誰も到着ボタンを押していません。')).toBeVisible();
  await expectCleanScreen(guest, 'nobody has arrived');

  // What is said on the day is a tap in the chat.
  await cast.goto(`/cast/chat-list?filter=BOOKING_CONFIRM`);
  await cast.locator('a[href*="friendId"]').filter({ hasText: evening.guest.nickname }).click();
  await cast.getByRole('button', { name: '定型文など' }).click();
  await expect(cast.getByText('選ぶと、すぐに送信されます。')).toBeVisible();
  await cast.getByRole('button', { name: '目印を伝える' }).click();
  await expect(cast.getByRole('textbox', { name: /^目印/ })).toBeFocused();
  await expectCleanScreen(cast, 'what is said on the day');
  await cast.getByRole('button', { name: '10分遅れます' }).click();
  await expect(bubble(cast, '10分ほど遅れます。')).toBeVisible();
  await expect(cast.getByRole('dialog')).toHaveCount(0);

  // From an hour before the card itself leads there. An arrival is not the meeting yet.
  await moveClockTo(request, addMinutes(startsAt, -40));
  await signInBoth(windows, evening);
  await cast.getByRole('button', { name: '到着しました' }).click();
  await expect(cast.getByText('到着済みです。')).toBeVisible();
  await expect(cast.getByRole('button', { name: '到着を取り消す' })).toBeVisible();
  await expectCleanScreen(cast, 'arrived, home of the cast');
  await guest.goto('/guest/dohan-list');
  await guest.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(guest.getByText('キャストが到着しています。')).toBeVisible();
  await expect(guest.getByText('同伴中')).toHaveCount(0);
  await expect(guest.getByRole('button', { name: '15分延長する' })).toHaveCount(0);
  await expectCleanScreen(guest, 'she is there before the start');

  // The link to a claim appears 15 minutes after the start, at the very end of the page.
  await moveClockTo(request, addMinutes(startsAt, 10));
  await signInBoth(windows, evening);
  await bar.getByRole('link', { name: /^本日 / }).click();
  await expect(guest.getByText('同伴中', { exact: true })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'キャストと会えないとき' })).toHaveCount(0);
  await moveClockTo(request, addMinutes(startsAt, 47));
  await signInBoth(windows, evening);
  await bar.getByRole('link', { name: /^本日 / }).click();
  await expect(guest.getByRole('button', { name: 'キャストと会えないとき' })).toBeVisible();
  await guest.getByRole('button', { name: '終了する' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: '終了する' }).click();

  await expect(guest.getByText('お疲れさまでした')).toBeVisible();
  await expect(guest.getByText(/^4\d分 → 60分として計算$/)).toBeVisible();
  await expectAmount(guest, '利用ポイント', plannedPoints);
  await expectCleanScreen(guest, 'finished, guest');
  await guest.getByRole('radio', { name: 'ふつう' }).check();
  await expectCleanScreen(guest, 'review chosen, guest');
  await guest.getByRole('button', { name: '評価を送信する' }).click();
  await expect(guest.getByText('キャストからの評価')).toBeVisible();

  await cast.goto(`/cast/dohan-day?bookingId=${evening.bookingId}`);
  await expect(cast.getByText(/^4\d分 → 60分として計算$/)).toBeVisible();
  await cast.getByRole('radiogroup', { name: '評価' }).getByRole('radio', { name: 'また会いたい' }).check();
  await expectCleanScreen(cast, 'review chosen, cast');
  await cast.getByRole('button', { name: '評価を送信する' }).click();
  // Both reviews are in: each reads the other's on the day screen.
  await expect(cast.getByText('ふつう')).toBeVisible();
  await expect(guest.getByText('また会いたい')).toBeVisible();
  await guest.getByRole('link', { name: '予約の詳細を見る' }).click();
  await expect(guest.getByText(/^予定 \d\d:\d\d – \d\d:\d\d$/)).toBeVisible();
  await expectAmount(guest, '利用ポイント', plannedPoints);
  await expectCleanScreen(guest, 'finished and reviewed, guest');
});
