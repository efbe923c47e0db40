import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { consentRoutes } from '@yoimachi/contract/consent';
import { inquiryRoutes } from '@yoimachi/contract/inquiry';
import { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { arrivedCode, signIn } from './support/dev.ts';
import { pressKey, tabTo } from './support/keyboard.ts';
import { operate, publishNews } from './support/operator.ts';
import { guestWith, type NewGuest } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SETTINGS = '/guest/settings/notifications';

/** By the keyboard alone; done once the server has it. */
async function press(page: Page, target: Locator, ...keys: readonly string[]): Promise<void> {
  await tabTo(page, target);
  for (const key of keys) {
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(SETTINGS),
    );
    await page.keyboard.press(key);
    expect((await saved).ok()).toBe(true);
  }
}

test('by the keyboard alone: what was set is kept, and another browser shows it', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await guestWith(request);
  const mail = 'haruki@example.jp';
  await signIn(page, guest.phone, 1, '/guest/my-profile');
  await tabTo(page, page.getByRole('link', { name: '設定', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
  await expectCleanScreen(page, 'the settings');
  await tabTo(page, page.getByRole('link', { name: '通知設定' }));
  await page.keyboard.press('Enter');

  await press(page, page.getByRole('checkbox', { name: '予約をLINEで受け取る' }), 'Space');
  await tabTo(page, page.getByRole('button', { name: /^メール.*登録する$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'メールアドレス' }));
  await page.keyboard.type(mail);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('認証コード', { exact: true });
  await tabTo(page, code);
  await page.keyboard.type(await arrivedCode(request, mail));
  await expect(page.getByText('メールアドレスを登録しました')).toBeVisible();
  // Over midnight, from 22:00 to 7:30.
  await press(page, page.getByLabel('おやすみ時間の開始'), 'ArrowUp', 'ArrowUp');
  await press(page, page.getByLabel('おやすみ時間の終了'), 'ArrowUp');
  await expectCleanScreen(page, 'the settings of notifications');

  await page.reload();
  await expectSet(page);
  const other = await openBrowser();
  await signIn(other, guest.phone, 1, SETTINGS);
  await expectSet(other);
});

async function expectSet(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox', { name: '予約をLINEで受け取る' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: '予約をメールで受け取る' })).toBeChecked();
  await expect(page.getByLabel('おやすみ時間の開始')).toHaveValue(String(22 * 60));
  await expect(page.getByLabel('おやすみ時間の終了')).toHaveValue(String(7 * 60 + 30));
  await expect(page.getByRole('button', { name: /^メール.*変更する$/ })).toBeVisible();
}

/** What a mail leads to below its text; the mail arrives by itself. */
async function arrivedLink(request: APIRequestContext, recipient: string, path: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const inbox = await request.get('/dev/inbox.json', { params: { recipient } });
      link = path.exec(JSON.stringify(await inbox.json()))?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** Somebody whom mails reach at once, advertising too. */
async function reachable(request: APIRequestContext): Promise<{ readonly mail: string } & NewGuest> {
  const guest = await guestWith(request);
  const { token } = guest;
  const mail = 'haruki@example.jp';
  await callApi(request, noticeSettingRoutes.sendNoticeMailCode, { token, body: { email: mail } });
  const code = await arrivedCode(request, mail);
  await callApi(request, noticeSettingRoutes.saveNoticeMail, { token, body: { code } });
  const { channels, quiet } = await callApi(request, noticeSettingRoutes.guestNoticeSettings, { token });
  const isMail = ({ category, channel }: (typeof channels)[number]) =>
    channel === 'MAIL' && category === 'NEWS';
  await callApi(request, noticeSettingRoutes.saveGuestNoticeSettings, {
    token,
    body: {
      channels: channels.map((cell) => (isMail(cell) ? { ...cell, isOn: true } : cell)),
      quiet: { ...quiet, isOn: false },
      everyChannel: false,
    },
  });
  const { asked } = await callApi(request, consentRoutes.listConsents, { token });
  const agreed = asked
    .filter(({ item }) => item === 'ADVERTISING')
    .map(({ item, version }) => ({ item, version }));
  await callApi(request, consentRoutes.giveConsents, { token, body: { agreed, place: 'SETTINGS' } });
  return { ...guest, mail };
}

test('the links of mails sign in nobody, and the way out of advertising asks for no login', async ({
  page,
  request,
  openBrowser,
}) => {
  const { token, mail } = await reachable(request);
  const asked = {
    category: 'OTHER' as const,
    subject: '営業時間',
    text: '年始はいつからですか。',
    uploadIds: [],
  };
  const { number } = await callApi(request, inquiryRoutes.sendInquiry, { token, body: asked });
  await operate('answerInquiry', number, '--seen', '1', '--text', '1月4日からです。');
  const link = await arrivedLink(request, mail, /\/contact-us\/inquiry\?inquiryId=[\da-f-]{36}/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/authentication\?/);
  await expect(page.getByRole('heading', { name: '利用する目的をお選びください' })).toBeVisible();
  await expect(page.getByText(asked.subject)).toHaveCount(0);
  const others = await openBrowser();
  await signIn(others, (await guestWith(request)).phone, 1);
  await others.goto(link);
  await expect(others.getByText('お問い合わせが見つかりませんでした')).toBeVisible();

  await publishNews(request, { title: '年始の特集', body: 'ご案内です。', tells: true });
  await page.goto(await arrivedLink(request, mail, /\/unsubscribe\/[\w.-]+/));
  await expectCleanScreen(page, 'the way out of advertising');
  await pressKey(page.getByRole('button', { name: '配信を停止する' }));
  await expect(page.getByText('配信を停止しました。')).toBeVisible();
  const { records } = await callApi(request, consentRoutes.listConsents, { token });
  expect(records[0]).toMatchObject({ item: 'ADVERTISING', given: false, place: 'MAIL' });
  await page.goto('/guest');
  await expect(page).toHaveURL(/\/authentication\?/);
});
