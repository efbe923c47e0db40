import type { APIRequestContext, Page } from '@playwright/test';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { UserType } from '@yoimachi/domain/account';
import { dayOf, formatDay, formatTime } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClock, moveClockTo, signIn, tokenOf } from './support/dev.ts';
import { agreeOnEvening } from './support/evening.ts';
import { operate } from './support/operator.ts';
import { newPhone } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a cast tells the operators without a word; nothing of it reaches who she meets', async ({
  page,
  request,
  openBrowser,
}) => {
  const { guest, cast, bookingId } = await agreeOnEvening(request, { aheadDays: 1, sparePoints: 0 });
  const his = await openBrowser();
  const frames: string[] = [];
  his.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await signIn(his, guest.phone, UserType.GUEST, `/guest/dohan-detail?bookingId=${bookingId}`);
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
  await expect(page.getByText(/\d+:\d\dに送信/).first()).toBeVisible();
  await moveClock(request, 1);
  expect(await operate('alerts')).toContain(cast.accountId);

  await page.getByRole('button', { name: '「今すぐ連絡がほしい」を取り消す' }).click();
  await expect(page.getByText(/\d+:\d\dに取り消し/).first()).toBeVisible();
  await moveClock(request, 1);
  expect(await told()).toEqual(before.told);
  expect(await his.locator('main').innerText()).toBe(before.shown);
  expect(frames.slice(before.frames).filter((frame) => !frame.includes('clock'))).toEqual([]);
});

/** The links of messages to these recipients that lead to an alarm raised at this time: older ones go on ringing. */
async function linksTo(request: APIRequestContext, recipients: readonly string[], raised: Date) {
  const links: string[] = [];
  for (const recipient of recipients) {
    const answer = await request.get('/dev/inbox.json', { params: { recipient } });
    for (const { body } of (await answer.json()) as { readonly body: string }[]) {
      const link = /https?:\S+\/on-call\/\S+/.exec(body);
      if (link) links.push(new URL(link[0]).pathname);
    }
  }
  const said = `発生：${formatDay(dayOf(raised))} ${formatTime(raised)}`;
  const shown = await Promise.all(links.map(async (link) => (await request.get(link)).text()));
  return links.filter((_, index) => shown[index]!.includes(said));
}

/** The link of the only message of it. */
async function linkTo(request: APIRequestContext, recipients: readonly string[], raised: Date) {
  const links = () => linksTo(request, recipients, raised);
  await expect.poll(async () => (await links()).length).toBe(1);
  return (await links())[0]!;
}

const take = (page: Page) => page.getByRole('button', { name: '対応を引き受ける' });

test('an SOS wakes the first on duty, after two minutes the next, until one of them takes it', async ({
  page,
  request,
  openBrowser,
}) => {
  const { guest, cast, startsAt } = await agreeOnEvening(request, { aheadDays: 1, sparePoints: 0 });
  // Of the demo, tanaka is on duty from noon and suzuki in the evening; somebody else all day.
  const phone = newPhone();
  await operate('add-on-call', 'sato', '--phone', phone, '--days', 'daily', '--hours', '00:00-00:00');
  const [first, others] = [['tanaka@example.jp'], ['suzuki@example.jp', phone]];
  await moveClockTo(request, startsAt);
  const place = { latitude: 35.6717, longitude: 139.765, accuracyMeters: 12 };
  const token = await tokenOf(request, cast, UserType.CAST);
  const sos = { sosId: crypto.randomUUID(), place };
  const { receivedAt } = await callApi(request, safetyRoutes.sendSos, { token, body: sos });
  const raised = new Date(receivedAt);
  const link = await linkTo(request, first, raised);
  expect(await linksTo(request, others, raised)).toEqual([]);
  await page.goto(link);
  await expect(page.getByText('tanakaさん宛のリンクです。')).toBeVisible();
  // A preview of the link would show as much.
  await expect(page.getByText(guest.nickname)).toBeHidden();
  await expectCleanScreen(page, 'an alarm');

  await moveClock(request, 2);
  const other = await openBrowser();
  await other.goto(await linkTo(request, others, raised));
  await take(other).focus();
  await other.keyboard.press('Enter');
  const taken = /(suzuki|sato)さんが.*に引き受けました。/;
  await expect(other.getByText(taken)).toBeVisible();
  await expect(other.getByText(`${guest.nickname}（ゲスト）`)).toBeVisible();
  await expect(other.getByRole('link', { name: '地図で開く' })).toHaveAttribute('href', /35\.6717/);
  await expect(other.getByRole('link', { name: /^0/ }).first()).toHaveAttribute('href', /^tel:/);
  await expectCleanScreen(other, 'an alarm that was taken');

  // Who comes too late reads who has it, and nothing of the two.
  await take(page).click();
  await expect(page.getByText(taken)).toBeVisible();
  await expect(page.getByText(guest.nickname)).toBeHidden();
  await moveClock(request, 10);
  expect(await linksTo(request, first, raised)).toEqual([link]);
  expect(await linksTo(request, others, raised)).toHaveLength(1);
});
