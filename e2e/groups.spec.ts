import type { APIRequestContext } from '@playwright/test';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { castWith } from './support/casts.ts';
import { idOf, say } from './support/chat.ts';
import { signIn } from './support/dev.ts';
import { holdPosts } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { guestWith, type NewGuest } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** What the names of those begin with who keep her. */
const FAMILY = '相良';

/** しおり and guests who keep her. */
async function keptBy(request: APIRequestContext, names: readonly string[]) {
  const cast = await castWith(request, { open: null });
  const guests: NewGuest[] = [];
  for (const name of names) {
    const guest = await guestWith(request, { nickname: FAMILY + name });
    await callApi(request, favoriteRoutes.addFavorite, { token: guest.token, body: { castId: cast.castId } });
    guests.push(guest);
  }
  return { cast, guests };
}

test('a cast keeps a guest, notes something on him, and makes, renames and deletes a group', async ({
  page,
  request,
}) => {
  const { cast, guests } = await keptBy(request, ['一郎', '次郎']);
  const [first, second] = guests.map(({ nickname }) => nickname) as [string, string];
  await signIn(page, cast.phone, 2, '/cast/favorite?tab=theirs');
  const heart = page.getByRole('button', { name: `${first}さんをお気に入りに登録` });
  const kept = await holdPosts(page, '**/v1/favorites/guests');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectCleanScreen(page, 'who keeps her');
  await page.getByRole('tab', { name: 'お気に入り', exact: true }).click();
  kept();
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
  await page.getByLabel('グループ名').fill('常連');
  await expect(page.getByText('メンバーの種類を選択してください。')).toBeVisible();
  await page.getByRole('radio', { name: '自分で選ぶ' }).check();
  await page.getByRole('searchbox').fill(FAMILY);
  for (const name of [first, second]) await page.getByRole('checkbox', { name }).check();
  await expectCleanScreen(page, 'the form of a group');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('heading', { name: '常連' })).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toBeVisible();

  await page.getByRole('link', { name: '編集' }).click();
  await page.getByLabel('グループ名').fill('古い友人');
  await page.getByRole('searchbox').fill(second);
  await page.getByRole('checkbox', { name: second }).uncheck();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('heading', { name: '古い友人' })).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toBeHidden();

  await page.goto('/cast/group');
  await expectCleanScreen(page, 'the groups');
  const menu = page.getByRole('button', { name: '「古い友人」のメニュー' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '削除する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('削除しました')).toBeVisible();
  await expect(menu).toBeHidden();
});

test('a message to a group reaches three chats and no other', async ({ page, request, openBrowser }) => {
  const { cast, guests } = await keptBy(request, ['一郎', '次郎', '三郎', '四郎']);
  for (const guest of guests.slice(0, 3))
    await say(request, cast.token, await idOf(request, guest), 'お気に入りありがとうございます');
  await signIn(page, cast.phone, 2, '/cast/group?view=new');
  await page.getByLabel('グループ名').fill('秋の方');
  await page.getByRole('radio', { name: '自分で選ぶ' }).check();
  await page.getByRole('searchbox').fill(FAMILY);
  for (const { nickname } of guests) await page.getByRole('checkbox', { name: nickname }).check();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('link', { name: 'メッセージを送る' })).toBeVisible();
  // From her chats the way to it opens with the choice of the group.
  await page.goto('/cast/chat-list');
  await page.getByRole('combobox', { name: 'グループで絞り込む' }).selectOption('秋の方');
  const toGroup = page.getByRole('link', { name: 'グループにメッセージを送る' });
  await expect(toGroup).toBeVisible();
  await expect(page.getByRole('link', { name: guests[0]!.nickname })).toBeVisible();
  await expectCleanScreen(page, 'chats of a group');
  await toGroup.click();
  await expect(page.getByText('3人に届きます')).toBeVisible();
  await expect(page.getByText('チャットがまだ始まっていない1人には届きません。')).toBeVisible();
  const text = '来月の予定を更新しました';
  await page.getByLabel('メッセージ').fill(text);
  await expectCleanScreen(page, 'a message to a group');
  await page.getByRole('button', { name: '送信する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '送信する' }).click();
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
  const { cast, guests } = await keptBy(request, ['一郎']);
  await signIn(page, guests[0]!.phone, 1, '/guest/favorite/lists?view=new');
  await page.getByLabel('リスト名').fill('記念日');
  await page.getByRole('radio', { name: '自分で選ぶ' }).check();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('heading', { name: '記念日' })).toBeVisible();
  await page.goto('/guest/favorite');
  await page.getByRole('button', { name: `${cast.nickname}さんをリストに入れる` }).click();
  const inList = page.getByRole('checkbox', { name: '記念日' });
  // It is checked when the call has gone out, not within the click.
  await inList.click();
  await expect(inList).toBeChecked();
  await expectCleanScreen(page, 'the lists of a favourite');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'お気に入りリストで絞り込む' }).selectOption('記念日');
  await expect(page).toHaveURL(/groupId=/);
  await expect(page.getByRole('main').getByRole('link', { name: cast.nickname })).toBeVisible();
  await expectCleanScreen(page, 'favourites of a list');
  await page.goto('/guest/dohan-list');
  await page.getByRole('combobox', { name: 'お気に入りリストで絞り込む' }).selectOption('記念日');
  await expect(page.getByText('この条件に合う予約はありません')).toBeVisible();
});
