import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { findOpenEvening } from './support/casts.ts';
import { signIn, tokenOf } from './support/dev.ts';
import { tabTo } from './support/keyboard.ts';
import { guestWith, type NewGuest } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A demo cast and new guests who keep her; their names are nobody else's. */
async function keptBy(request: APIRequestContext, count: number) {
  const tag = randomInt(10_000);
  const guests: (NewGuest & { readonly name: string })[] = [];
  let cast = { castId: '', nickname: '' };
  for (let index = 0; index < count; index += 1) {
    const name = `客${index}番${tag}`;
    const guest = { ...(await registerGuest(request, name)), name };
    if (index === 0) ({ cast } = await findOpenEvening(request, guest));
    await callApi(request, favoriteRoutes.addFavorite, { token: guest.token, body: { castId: cast.castId } });
    guests.push(guest);
  }
  return { cast, guests, tag };
}

test('a cast keeps a guest, notes something on him, and makes, renames and deletes a group', async ({
  page,
  request,
}) => {
  const { cast, guests, tag } = await keptBy(request, 2);
  const [first, second] = guests.map(({ name }) => name) as [string, string];
  await signIn(page, { accountId: cast.castId }, 2, '/cast/favorite?tab=theirs');
  const heart = page.getByRole('button', { name: `${first}さんをお気に入りに登録` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectCleanScreen(page, 'who keeps her');
  await page.getByRole('tab', { name: 'お気に入り', exact: true }).click();
  await page.getByRole('link', { name: first }).click();
  await page.getByRole('button', { name: 'メモを書く' }).click();
  await page.getByRole('textbox').fill('日本酒が好き');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('日本酒が好き')).toBeVisible();
  await expectCleanScreen(page, 'a guest with a memo');
  // With no word between the two, here is the way to keep him away.
  await page.getByRole('button', { name: `${first}さんをブロック・通報` }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'ブロックする' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/cast/group');
  await page.getByRole('link', { name: 'グループを作成する' }).click();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('グループ名を入力してください。')).toBeVisible();
  await expect(page.getByText('メンバーの種類を選択してください。')).toBeHidden();
  await page.getByLabel('グループ名').fill(`常連${tag}`);
  await expect(page.getByText('メンバーの種類を選択してください。')).toBeVisible();
  await page.getByRole('radio', { name: '自分で選ぶ' }).check();
  await page.getByRole('searchbox').fill(`番${tag}`);
  for (const name of [first, second]) await page.getByRole('checkbox', { name }).check();
  await expectCleanScreen(page, 'the form of a group');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('heading', { name: `常連${tag}` })).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toBeVisible();

  await page.getByRole('link', { name: '編集' }).click();
  await page.getByLabel('グループ名').fill(`古い友人${tag}`);
  await page.getByRole('searchbox').fill(second);
  await page.getByRole('checkbox', { name: second }).uncheck();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('heading', { name: `古い友人${tag}` })).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toBeHidden();

  await page.goto('/cast/group');
  await expectCleanScreen(page, 'the groups');
  const menu = page.getByRole('button', { name: `「古い友人${tag}」のメニュー` });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '削除する' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '削除する' })
    .click();
  await expect(page.getByText('削除しました')).toBeVisible();
  await expect(menu).toBeHidden();
});

test('a message to a group reaches three chats and no other', async ({ page, request, openBrowser }) => {
  const { cast, guests, tag } = await keptBy(request, 4);
  const token = await tokenOf(request, { accountId: cast.castId }, 2);
  const known = await callApi(request, favoriteRoutes.listFavoriteGuests, { token });
  for (const { name } of guests.slice(0, 3)) {
    const { userId: friendId } = known.items.find(({ nickname }) => nickname === name)!;
    const body = { friendId, clientId: crypto.randomUUID(), text: 'お気に入りありがとうございます' };
    await callApi(request, chatRoutes.sendMessage, { token, body });
  }
  await signIn(page, { accountId: cast.castId }, 2, '/cast/group?view=new');
  await page.getByLabel('グループ名').fill(`秋の方${tag}`);
  await page.getByRole('radio', { name: '自分で選ぶ' }).check();
  await page.getByRole('searchbox').fill(`番${tag}`);
  for (const { name } of guests) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('link', { name: 'メッセージを送る' })).toBeVisible();
  // From her chats the way to it opens with the choice of the group.
  await page.goto('/cast/chat-list');
  await page.getByRole('combobox', { name: 'グループで絞り込む' }).selectOption(`秋の方${tag}`);
  const toGroup = page.getByRole('link', { name: 'グループにメッセージを送る' });
  await expect(toGroup).toBeVisible();
  await expect(page.getByRole('link', { name: guests[0]!.name })).toBeVisible();
  await expectCleanScreen(page, 'chats of a group');
  await toGroup.click();
  await expect(page.getByText('3人に届きます')).toBeVisible();
  await expect(page.getByText('チャットがまだ始まっていない1人には届きません。')).toBeVisible();
  const text = `来月の予定を更新しました ${tag}`;
  await page.getByLabel('メッセージ').fill(text);
  await expectCleanScreen(page, 'a message to a group');
  await page.getByRole('button', { name: '送信する' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '送信する' })
    .click();
  await expect(page.getByText('3人に送信', { exact: true })).toBeVisible();
  const guestPage = await openBrowser();
  await signIn(guestPage, guests[2]!.phone, 1, `/guest/chat-list?friendId=${cast.castId}`);
  await expect(guestPage.getByText(text)).toBeVisible();
  for (const [index, guest] of guests.entries()) {
    const query = { friendId: cast.castId };
    const { messages } = await callApi(request, chatRoutes.readHistory, { token: guest.token, query });
    expect(messages.filter((message) => message.text === text)).toHaveLength(index < 3 ? 1 : 0);
  }
});

test('a guest makes a list and narrows his favourites to it', async ({ page, request }) => {
  const { cast, guests, tag } = await keptBy(request, 1);
  await signIn(page, guests[0]!.phone, 1, '/guest/favorite/lists?view=new');
  await page.getByLabel('リスト名').fill(`記念日${tag}`);
  await page.getByRole('radio', { name: '自分で選ぶ' }).check();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('heading', { name: `記念日${tag}` })).toBeVisible();
  await page.goto('/guest/favorite');
  await page.getByRole('button', { name: `${cast.nickname}さんをリストに入れる` }).click();
  const inList = page.getByRole('checkbox', { name: `記念日${tag}` });
  // It is checked when the call has gone out, not within the click.
  await inList.click();
  await expect(inList).toBeChecked();
  await expectCleanScreen(page, 'the lists of a favourite');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'お気に入りリストで絞り込む' }).selectOption(`記念日${tag}`);
  await expect(page).toHaveURL(/groupId=/);
  await expect(page.getByRole('link', { name: cast.nickname }).first()).toBeVisible();
  await expectCleanScreen(page, 'favourites of a list');
  await page.goto('/guest/dohan-list');
  await page.getByRole('combobox', { name: 'お気に入りリストで絞り込む' }).selectOption(`記念日${tag}`);
  await expect(page.getByText('この条件に合う予約はありません')).toBeVisible();
});
