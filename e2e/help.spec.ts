import type { APIRequestContext, Page } from '@playwright/test';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { UserType } from '@yoimachi/domain/account';
import { formatDay } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClock, moveClockTo, signIn, tokenOf } from './support/dev.ts';
import { agreeOnEvening } from './support/evening.ts';
import { pressKey } from './support/keyboard.ts';
import { operate } from './support/operator.ts';
import { newPhone } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The line asks every 25 seconds whether he is still there. */
const PING = '2';

test('a cast tells the operators without a word; nothing of it reaches who she meets', async ({
  page,
  request,
  openBrowser,
}) => {
  const { guest, cast, bookingId } = await agreeOnEvening(request, { aheadDays: 1, sparePoints: 0 });
  const his = await openBrowser();
  const frames: string[] = [];
  his.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  // The screen says what it shows as read, and reads the news again after that.
  const read = his.waitForResponse('**/v1/notifications/read-of');
  await signIn(his, guest.phone, UserType.GUEST, `/guest/dohan-detail?bookingId=${bookingId}`);
  await read;
  await expect(his.getByText('銀座駅 A3出口')).toBeVisible();
  // The last of what this screen reads.
  await expect(his.getByText('メモはありません')).toBeVisible();
  await expect(his.getByText('自分用のタグ')).toBeVisible();
  await expect.poll(() => frames.some((frame) => frame.includes('authenticated'))).toBe(true);
  const told = async () =>
    callApi(request, notificationRoutes.listNotifications, { token: guest.token, query: {} });
  const before = { told: await told(), shown: await his.locator('main').innerText(), frames: frames.length };

  await signIn(page, cast, UserType.CAST, '/cast/my-profile');
  await page.getByRole('link', { name: '運営との連絡' }).click();
  // Whoever looks over her shoulder reads nothing of help in the bar, the tab or what tells of success.
  await expect(page).toHaveTitle(/運営との連絡/);
  await expectCleanScreen(page, 'the quiet way to ask for help');
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(page.getByText('知らせることを選択してください。')).toBeVisible();
  await page.getByRole('radio', { name: '今すぐ連絡がほしい' }).check();
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(page.getByText('送信しました', { exact: true })).toBeVisible();
  const sent = page.getByRole('listitem').filter({ hasText: '今すぐ連絡がほしい' });
  await expect(sent.getByText(/^\d+:\d\dに送信$/)).toBeVisible();
  await moveClock(1);
  expect(await operate('listAlerts')).toContain(cast.accountId);

  await page.getByRole('button', { name: '「今すぐ連絡がほしい」を取り消す' }).click();
  await expect(sent.getByText(/^\d+:\d\dに取り消し$/)).toBeVisible();
  await moveClock(1);
  expect(await told()).toEqual(before.told);
  expect(await his.locator('main').innerText()).toBe(before.shown);
  const said = frames.slice(before.frames).filter((frame) => frame !== PING && !frame.includes('clock'));
  expect(said).toEqual([]);
});

/** The links to alarms in the messages to somebody. */
async function linksTo(request: APIRequestContext, recipient: string): Promise<readonly string[]> {
  const answer = await request.get('/dev/inbox.json', { params: { recipient } });
  const messages = (await answer.json()) as readonly { readonly body: string }[];
  return messages.flatMap(({ body }) => {
    const link = /https?:\S+\/on-call\/\S+/.exec(body);
    return link ? [new URL(link[0]).pathname] : [];
  });
}

/** The link of the only message to somebody, once it has arrived. */
async function linkTo(request: APIRequestContext, recipient: string): Promise<string> {
  await expect.poll(() => linksTo(request, recipient)).toHaveLength(1);
  return (await linksTo(request, recipient))[0]!;
}

const take = (page: Page) => page.getByRole('button', { name: '対応を引き受ける' });

test('an SOS wakes the first on duty, after two minutes the next, until one of them takes it', async ({
  page,
  request,
  openBrowser,
}) => {
  const { guest, cast, day, startsAt } = await agreeOnEvening(request, { aheadDays: 1, sparePoints: 0 });
  // At 17:00 tanaka of the demo is on duty and suzuki is not yet; the third one is all day.
  const [first, later, next] = ['tanaka@example.jp', 'suzuki@example.jp', newPhone()];
  await operate('addShift', 'sato', '--phone', next, '--weekdays', 'daily', '--hours', '00:00-00:00');
  await moveClockTo(request, startsAt);
  const place = { latitude: 35.6717, longitude: 139.765, accuracyMeters: 12 };
  const token = await tokenOf(request, cast, UserType.CAST);
  const sos = { sosId: crypto.randomUUID(), place };
  await callApi(request, safetyRoutes.sendSos, { token, body: sos });
  const link = await linkTo(request, first);
  expect(await linksTo(request, next)).toEqual([]);
  await page.goto(link);
  await expect(page.getByText('tanakaさん宛のリンクです。')).toBeVisible();
  // A preview of the link would show as much.
  await expect(page.getByText(guest.nickname)).toBeHidden();
  await expectCleanScreen(page, 'an alarm');

  await moveClock(2);
  const other = await openBrowser();
  await other.goto(await linkTo(request, next));
  await pressKey(take(other));
  const taken = new RegExp(`^satoさんが${formatDay(day)} 17:0\\dに引き受けました。$`);
  await expect(other.getByText(taken)).toBeVisible();
  await expect(other.getByText(`${guest.nickname}（ゲスト）`)).toBeVisible();
  await expect(other.getByRole('link', { name: '地図で開く' })).toHaveAttribute('href', /35\.6717/);
  for (const { phone: number } of [cast, guest])
    await expect(other.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
  await expectCleanScreen(other, 'an alarm that was taken');

  // Who comes too late reads who has it, and nothing of the two.
  await take(page).click();
  await expect(page.getByText(taken)).toBeVisible();
  await expect(page.getByText(guest.nickname)).toBeHidden();
  await moveClock(10);
  expect(await linksTo(request, first)).toEqual([link]);
  expect(await linksTo(request, next)).toHaveLength(1);
  expect(await linksTo(request, later)).toEqual([]);
});
