import type { Page } from '@playwright/test';
import { blockRoutes } from '@yoimachi/contract/block';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { approve, askFor, castWith } from './support/casts.ts';
import {
  FIELD,
  SEND,
  asCast,
  asGuest,
  bubble,
  bubbles,
  idOf,
  openChat,
  say,
  theCast,
  threadHead,
  toHer,
  write,
} from './support/chat.ts';
import { moveClock, signIn } from './support/dev.ts';
import { tabTo } from './support/keyboard.ts';
import { guestWith, newPhone } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a favourite lets her answer, both write, a gift is seen by both, and a block ends it', async ({
  page,
  request,
  openBrowser,
}) => {
  const cast = await theCast(request);
  const guest = await guestWith(request, { points: 1_000 });
  await signIn(page, guest.phone, 1, `/guest/user-profile?castId=${cast.castId}`);
  await page.getByRole('button', { name: `${cast.nickname}さんをお気に入りに登録`, exact: true }).click();
  await page.getByRole('link', { name: toHer(cast) }).click();
  await expect(page.getByText('キャストから返信が届くとチャットできます。')).toBeVisible();
  await expect(page.getByRole('textbox', { name: FIELD })).toBeHidden();
  await expectCleanScreen(page, 'chat before her answer');

  const hers = await openBrowser();
  const guestId = await idOf(request, guest);
  await signIn(hers, cast.phone, 2, '/cast/chat-list');
  await expectCleanScreen(hers, 'chats of a cast');
  await hers.locator(`a[href*="${guestId}"]`).click();
  await write(hers, 'お気に入りありがとうございます。');
  await expect(bubble(page, 'お気に入りありがとうございます。')).toBeVisible();

  // What presses is warned of once, and goes when it is meant.
  const pressing = '好きなら来てくれるよね';
  await write(hers, pressing);
  await expect(hers.getByText('相手の負担になる表現が含まれていませんか？')).toBeVisible();
  await expect(bubble(hers, pressing)).toHaveCount(0);
  await hers.getByRole('button', { name: SEND }).click();
  await expect(bubble(page, pressing)).toBeVisible();
  await expect(hers.getByText('相手の負担になる表現')).toBeHidden();

  await write(page, '来週はいかがですか？\n18時頃に🍣');
  await expect(bubble(hers, '18時頃に🍣')).toBeVisible();
  await expect(bubble(page, '来週はいかがですか？').getByText('既読')).toBeVisible();
  await expectCleanScreen(page, 'thread');

  await page.getByRole('button', { name: 'ギフトを贈る' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: '一輪のバラ' }).check();
  await sheet.getByRole('button', { name: '内容を確認する' }).click();
  await sheet.getByRole('button', { name: 'このギフトを贈る' }).click();
  await expect(sheet.getByText('ギフトを贈りました')).toBeVisible();
  await sheet.locator('footer').getByRole('button', { name: '閉じる' }).click();
  await expect(bubble(page, 'ギフトを贈りました')).toContainText('一輪のバラ');
  await expect(bubble(hers, 'ギフトが届きました')).toContainText('一輪のバラ');

  await hers.getByRole('button', { name: 'メニュー', exact: true }).click();
  await expect(hers.getByRole('dialog')).toBeVisible();
  await expectCleanScreen(hers, 'menu of a thread');
  await hers.getByRole('button', { name: 'ブロックする' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'ブロックする' }).click();
  await hers.waitForURL((url) => !url.searchParams.has('friendId'));
  await expect(hers.locator(`a[href*="${guestId}"]`)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'このチャットは表示できません' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: FIELD })).toBeHidden();

  // Taken back on another device, it is there again on every open screen of both.
  const { token } = cast;
  await callApi(request, blockRoutes.unblockGuest, { token, params: { guestId } });
  await expect(hers.locator(`a[href*="${guestId}"]`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: FIELD })).toBeVisible();
});

test('what is written without a line waits, and is there once when it is back', async ({
  page,
  request,
  openBrowser,
  context,
}) => {
  const { cast, guest, guestId } = await openChat(request);
  await asGuest(page, guest, cast.castId);
  await expect(bubble(page, 'はじめまして。')).toBeVisible();
  const hers = await openBrowser();
  await asCast(hers, cast, guestId);
  await expect(bubble(hers, 'はじめまして。')).toBeVisible();
  await context.setOffline(true);
  await write(page, '地下に入りました。');
  await write(page, 'あと少しで着きます。');
  await expect(bubble(page, '地下に入りました。')).toContainText('送信待ち');
  await page.getByRole('textbox', { name: FIELD }).fill('書きかけ');
  // Hers is said meanwhile, and comes with the line.
  await say(request, cast.token, guestId, 'お待ちしています。');
  await context.setOffline(false);
  await expect(bubble(hers, 'あと少しで着きます。')).toBeVisible();
  await expect(bubble(page, 'お待ちしています。')).toBeVisible();
  await expect(page.getByText('送信待ち')).toHaveCount(0);
  for (const side of [page, hers]) {
    await expect(bubble(side, '地下に入りました。')).toHaveCount(1);
    await expect(bubble(side, 'あと少しで着きます。')).toHaveCount(1);
  }
  // What was not finished is still there after a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: FIELD })).toHaveValue('書きかけ');
});

test('two devices of one person show the same, and count the same', async ({
  page,
  request,
  openBrowser,
}) => {
  const { cast, guest, guestId } = await openChat(request);
  await signIn(page, guest.phone, 1, '/guest');
  const badge = page
    .getByRole('navigation', { name: 'メインメニュー' })
    .getByRole('link', { name: /^1\s*件\s*チャット$/ });
  await expect(badge).toBeVisible();
  const phone = await openBrowser();
  await asGuest(phone, guest, cast.castId);
  await expect(bubble(phone, 'はじめまして。')).toBeVisible();
  await expect(badge).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'メインメニュー' })
    .getByRole('link', { name: 'チャット' })
    .click();
  await page.getByRole('link', { name: new RegExp(cast.nickname) }).click();
  await write(phone, '電話から');
  await expect(bubble(page, '電話から')).toBeVisible();
  await write(page, '家から');
  await expect(bubble(phone, '家から')).toBeVisible();
  await say(request, cast.token, guestId, 'どちらにも');
  await expect(bubble(phone, 'どちらにも')).toBeVisible();
  await expect(bubble(page, 'どちらにも')).toBeVisible();
  await expect(bubbles(page)).toHaveCount(await bubbles(phone).count());

  for (const [act, done, mark, isMarked] of [
    ['ピン留めする', 'ピン留めしました', 'ピン留め中', true],
    ['ピン留めを外す', 'ピン留めを外しました', 'ピン留め中', false],
    ['通知をオフにする', '通知をオフにしました', '通知オフ', true],
    ['通知をオンにする', '通知をオンにしました', '通知オフ', false],
  ] as const) {
    await phone.getByRole('button', { name: 'メニュー', exact: true }).click();
    await phone.getByRole('button', { name: act }).click();
    await expect(phone.getByText(done)).toBeVisible();
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    for (const device of [phone, page])
      await expect(threadHead(device).getByText(mark)).toHaveCount(isMarked ? 1 : 0);
  }
});

test('she approves a request in the chat, with its terms, and he sees that it is agreed', async ({
  page,
  request,
  openBrowser,
}) => {
  const cast = await castWith(request);
  const guest = await guestWith(request, { points: 50_000 });
  const guestId = await idOf(request, guest);
  const { bookingId } = await askFor(request, guest, [cast]);
  await asGuest(page, guest, cast.castId);
  await expect(page.getByText('同伴リクエストを送信しました')).toBeVisible();
  const hers = await openBrowser();
  await asCast(hers, cast, guestId);
  await expect(hers.getByText('返信期限：')).toBeVisible();
  await expectCleanScreen(hers, 'request in a chat');
  await hers.getByRole('button', { name: '承認する' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: '承認する' }).click();
  await expect(bubble(page, '予約が確定しました')).toBeVisible();
  await expect(hers.getByRole('button', { name: '承認する' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: FIELD })).toBeVisible();
  await page.getByRole('link', { name: /予約が確定しました/ }).click();
  await page.waitForURL((url) => url.searchParams.get('bookingId') === bookingId);
  await page.getByRole('link', { name: toHer(cast) }).click();
  await page.getByRole('button', { name: 'メニュー', exact: true }).click();
  await page.getByRole('button', { name: '予約をキャンセルする' }).click();
  await expect(page.getByRole('dialog').getByText('キャンセル')).not.toHaveCount(0);
});

/** What is sent on the socket is stored, and its acknowledgement is lost: Socket.IO's packet 43. */
const loseAcknowledgements = (page: Page) =>
  page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (!String(message).startsWith('43')) socket.send(message);
    });
  });

test('a contact is stopped before it is sent, and nothing of it is lost', async ({ page, request }) => {
  const { cast, guest } = await openChat(request);
  await loseAcknowledgements(page);
  await asGuest(page, guest, cast.castId);
  const number = newPhone().replace(/^(...)(....)/, '$1-$2-');
  await write(page, `何かあれば${number}へお願いします。`);
  await expect(page.getByRole('alert')).toContainText(
    '連絡先と思われる内容が含まれているため送信できません。',
  );
  const field = page.getByRole('textbox', { name: FIELD });
  await expect(field).toHaveValue(`何かあれば${number}へお願いします。`);
  await expect(bubble(page, number)).toHaveCount(0);
  await expectCleanScreen(page, 'stopped message');
  await field.fill('何かあればこちらへお願いします。');
  await expect(page.getByText('連絡先と思われる内容')).toBeHidden();
  // Sent on the socket and, as nobody has acknowledged it, by a request: there once.
  const sent = page.waitForResponse('**/v1/chat/messages');
  await page.getByRole('button', { name: SEND }).click();
  await expect(bubble(page, '何かあればこちらへお願いします。')).toBeVisible();
  expect((await sent).status()).toBe(200);
  await expect(bubble(page, '何かあればこちらへお願いします。')).toHaveCount(1);

  // The server knows a word that the device does not: what it warns of is said after sending, until the next message.
  await page.route('**/v1/chat/messages', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, warning: { kind: 'WORD', found: '新しい言葉' } } });
  });
  await write(page, '新しい言葉を覚えました。');
  const warning = page.getByText('送信したメッセージの「新しい言葉」の内容をご確認ください。');
  await expect(warning).toBeVisible();
  await expect(bubble(page, '新しい言葉を覚えました。')).toBeVisible();
  await expectCleanScreen(page, 'warning after sending');
  await page.unroute('**/v1/chat/messages');
  await write(page, '続きです。');
  await expect(bubble(page, '続きです。')).toBeVisible();
  await expect(warning).toBeHidden();
});

test('a message is taken back, reported, and saved replies are kept, by keyboard alone', async ({
  page,
  request,
}) => {
  const { cast, guest } = await openChat(request);
  await asGuest(page, guest, cast.castId);
  const field = page.getByRole('textbox', { name: FIELD });
  await tabTo(page, field);
  await page.keyboard.type('まちがい');
  // On a phone Enter makes a line.
  await tabTo(page, page.getByRole('button', { name: SEND }));
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'まちがい')).toBeVisible();
  await expect(field).toBeFocused();
  const own = bubble(page, 'まちがい').getByRole('button', { name: /のメッセージの操作$/ });
  // What is still on its way has none.
  await expect(own).toBeVisible();
  await page.reload();
  await tabTo(page, own);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanScreen(page, 'menu of a message');
  await tabTo(page, page.getByRole('button', { name: /^送信を取り消す/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: '送信を取り消す' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('メッセージの送信を取り消しました')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: '定型文など' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '定型文を追加する' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: '定型文' }));
  await page.keyboard.type('本日はありがとうございました。');
  await tabTo(page, page.getByRole('button', { name: '保存する' }));
  await page.keyboard.press('Enter');
  const reply = page.getByRole('button', { name: '本日はありがとうございました。', exact: true });
  await expect(reply).toBeVisible();
  await expectCleanScreen(page, 'saved replies');
  await tabTo(page, reply);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('本日はありがとうございました。');

  await tabTo(page, page.getByRole('button', { name: '定型文など' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '「本日はありがとうございました。」を編集する' }));
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '定型文' }).fill('またお会いしましょう。');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('button', { name: 'またお会いしましょう。', exact: true })).toBeVisible();
  await expect(reply).toHaveCount(0);
  await page.getByRole('button', { name: '「またお会いしましょう。」を編集する' }).click();
  await page.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('定型文はまだありません。')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const hers = bubble(page, 'はじめまして。').getByRole('button', { name: /のメッセージの操作$/ });
  await tabTo(page, hers);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '通報する' }).click();
  await expect(page.getByLabel('理由')).toBeVisible();
  await expectCleanScreen(page, 'report of a message');
  await page.getByLabel('理由').selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('button', { name: '通報する' }).click();
  await expect(page.getByText('通報を受け付けました')).toBeVisible();
});

test('a long history scrolls up, keeps its place, says the place of each, and tells of what is new', async ({
  page,
  request,
}) => {
  const { cast, guest, guestId } = await openChat(request);
  const long = (who: string, index: number) =>
    `${who}${index}番目の話です。\n${'続きの行\n'.repeat(3)}終わり`;
  for (let index = 1; index <= 18; index += 1) {
    // More than twenty a minute are refused.
    if (index % 9 === 1) await moveClock(1);
    await say(request, guest.token, cast.castId, long('彼の', index));
    await say(request, cast.token, guestId, long('彼女の', index));
  }
  await asGuest(page, guest, cast.castId);
  const last = bubble(page, '彼女の18番目');
  await expect(last).toBeInViewport();
  const total = await last.getAttribute('aria-setsize');
  expect(await last.getAttribute('aria-posinset')).toBe(total);
  const list = page.getByRole('region', { name: /とのメッセージ$/ });
  expect(await bubbles(page).count(), 'what is in the document').toBeLessThan(Number(total));
  await list.focus();
  // Each press leads to the first of those that have been read, and older ones come above it.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(bubble(page, 'はじめまして。')).toBeInViewport({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  expect(await bubble(page, 'はじめまして。').getAttribute('aria-posinset')).not.toBe('1');
  await say(request, cast.token, guestId, '新しい話です。');
  const more = page.getByRole('button', { name: '新しいメッセージ' });
  await expect(more).toBeVisible();
  await expect(bubble(page, 'はじめまして。')).toBeInViewport();
  await expectCleanScreen(page, 'long thread');
  await more.click();
  await expect(bubble(page, '新しい話です。')).toBeInViewport();
  await expect(more).toBeHidden();
});

test('on a wide screen the list, the thread and the booking stand side by side', async ({
  page,
  request,
}) => {
  const cast = await castWith(request);
  const guest = await guestWith(request, { points: 50_000 });
  const { bookingId } = await askFor(request, guest, [cast]);
  await approve(request, cast, bookingId);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, guest.phone, 1, '/guest/chat-list');
  await expect(page.getByText('チャットを選んでください')).toBeVisible();
  await page.getByRole('link', { name: new RegExp(cast.nickname) }).click();
  const booking = page.getByRole('region', { name: '予約', exact: true });
  await expect(booking.getByRole('button', { name: '予約をキャンセルする' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'チャット一覧' })).toBeVisible();
  await write(page, '楽しみにしています。');
  await expect(page.getByRole('link', { name: /あなた：楽しみにしています。/ })).toBeVisible();
  await expectCleanScreen(page, 'chat on a wide screen');
  await page.goBack();
  await expect(page.getByText('チャットを選んでください')).toBeVisible();
});

test('nobody but the two reads a chat, and an address of nobody says so', async ({ page, request }) => {
  const guest = await guestWith(request);
  await asGuest(page, guest, crypto.randomUUID());
  await expect(page.getByText('このチャットは表示できません')).toBeVisible();
  await page.getByRole('link', { name: 'チャット一覧へ' }).click();
  await expect(page.getByText('チャットはまだありません')).toBeVisible();
  await expectCleanScreen(page, 'no chats');
});
