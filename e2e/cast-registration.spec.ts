import type { APIRequestContext, Page } from '@playwright/test';
import { bankRoutes } from '@yoimachi/contract/bank';
import { profileRoutes } from '@yoimachi/contract/profile';
import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { chooseLicence, licence, REGISTERED, takeLivePhoto, waitingCheck } from './support/age.ts';
import { callApi } from './support/api.ts';
import { arrivedCode, signIn } from './support/dev.ts';
import { agreeToRegister, askForCode, openTab } from './support/guest.ts';
import { operate } from './support/operator.ts';
import { agree, enter, guestWith, newPhone, newStore } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a new cast registers in four steps, is verified, sets price and schedule, and is found', async ({
  page,
  openBrowser,
  request,
}) => {
  const phone = newPhone();
  // Nobody else of the demo is called so.
  const name = 'よいのみや';

  await test.step('log in by phone', async () => {
    await askForCode(page, phone, 'キャストとして登録する');
    await page.getByLabel('認証コード', { exact: true }).fill(await arrivedCode(request, phone));
  });
  const store = newStore();
  await test.step('four steps', () => register(page, name, () => addStore(page, store)));
  await test.step('an operator verifies her', async () => {
    await expect(page.getByRole('heading', { name: 'ご登録ありがとうございます' })).toBeVisible();
    await expectCleanScreen(page, 'waiting for verification');
    expect(await operate('listMembers', '--side', 'CAST')).toContain(name);
    await page.getByRole('link', { name: '年齢確認へ進む' }).click();
    await page.getByRole('radio', { name: /写真提出による年齢確認/ }).check();
    await chooseLicence(page, await licence());
    await takeLivePhoto(page);
    await page.getByRole('button', { name: '提出する' }).click();
    await expect(page.getByRole('heading', { name: '書類を提出しました' })).toBeVisible();
    await page.goto('/authentication/waiting');
    await expectCleanScreen(page, 'a document waits');
    expect(await operate('approveAgeCheck', await waitingCheck(name))).toContain(name);
    // The screen polls by itself.
    await expect(page.getByRole('heading', { name: '確認が完了しました' })).toBeVisible();
    await expectCleanScreen(page, 'verified');
  });
  await test.step('price', () => setPrice(page));
  await test.step('schedule', () => registerSchedule(page));
  await test.step('a guest finds her', async () => {
    const guest = await openBrowser();
    await signIn(guest, (await guestWith(request)).phone, 1);
    await guest.getByRole('combobox', { name: 'キーワード' }).fill(name);
    await expect(guest.getByRole('link', { name })).toBeVisible();
    await expect(guest.getByText('18:00〜 空きあり')).toBeVisible();
    await guest.getByRole('link', { name }).click();
    await expect(guest.getByText('クラブ 宵')).not.toHaveCount(0);
    await expectCleanScreen(guest, "a new cast's profile");
  });
});

test('a colleague finds the store that is there, and one that looks the same is offered before a new one', async ({
  page,
  openBrowser,
  request,
}) => {
  const store = newStore();
  const first = await castBeforeStore(request, 'あおい');
  await callApi(request, profileRoutes.putStore, { token: first.token, body: store });

  const second = await castBeforeStore(request, 'みどり');
  await signIn(page, second.phone, UserType.CAST, '/authentication/cast');
  await findStore(page, store);
  await expect(page.getByRole('heading', { name: '公開プロフィール' })).toBeVisible();

  const third = await castBeforeStore(request, 'あかね');
  const hers = await openBrowser();
  await signIn(hers, third.phone, UserType.CAST, '/authentication/cast');
  await addStoreAnew(hers, store);
  await expect(hers.getByRole('heading', { name: '公開プロフィール' })).toBeVisible();
  const listed = await operate('listStores', '--words', store.storePhoneNumber);
  expect(listed).toMatch(/ 3\b[^]*\n1 items\n$/);
});

type Store = ReturnType<typeof newStore>;

/** A cast who has come as far as her store. */
async function castBeforeStore(request: APIRequestContext, nickname: string) {
  const { phone, token, firebaseToken: firebase_token } = await enter(request, UserType.CAST);
  await agree(request, token);
  await callApi(request, profileRoutes.putAccountInfo, {
    body: { firebase_token, nickname, ...REGISTERED, email: 'aoi@example.com' },
  });
  const account = { bankName: 'みずほ', bankCode: '0001', branchName: '東京営業部', branchCode: '001' };
  await callApi(request, bankRoutes.putBankAccount, {
    token,
    body: {
      ...account,
      accountType: 'ORDINARY',
      accountNumber: phone.slice(-7),
      accountHolder: REGISTERED.nameKana,
    },
  });
  return { phone, token };
}

/** A store that does not exist yet. */
async function addStore(page: Page, store: Store): Promise<void> {
  await page.getByLabel('在籍している店舗').fill(store.storePhoneNumber);
  await expect(page.getByText('登録されている店舗が見つかりませんでした。')).toBeVisible();
  await page.getByRole('button', { name: '保存して次へ（3/4）' }).click();
  await expect(page.getByText('店舗を選択するか、新しい店舗を追加してください。')).toBeVisible();
  await page.getByRole('button', { name: '新しい店舗を追加する' }).click();
  await fillStore(page, store);
  await expectCleanScreen(page, 'registration, a new store');
  await page.getByRole('button', { name: '保存して次へ（3/4）' }).click();
}

async function fillStore(page: Page, store: Store): Promise<void> {
  await page.getByLabel('店舗名').fill(store.storeName);
  await page.getByRole('radio', { name: 'クラブ', exact: true }).check();
  await page.getByLabel('都道府県').selectOption('東京都');
  await page.getByLabel('エリア').selectOption(store.storeArea);
  await page.getByLabel('店舗住所').fill(store.storeAddress);
  await page.getByLabel('店舗電話番号').fill(store.storePhoneNumber);
}

/** The store her colleague has added, spelled differently. */
async function findStore(page: Page, { storePhoneNumber, storeAddress }: Store): Promise<void> {
  const block = storeAddress.split('-').at(-1)!;
  await page.getByLabel('在籍している店舗').fill(`くらぶ宵 銀座８丁目１番${block}`);
  await page.getByRole('radio', { name: /クラブ 宵/ }).check();
  const chosen = page.getByRole('region', { name: '選択した店舗' });
  await expect(chosen.getByText(storePhoneNumber)).toBeVisible();
  await expect(chosen.getByText('東京都・銀座')).toBeVisible();
  await expectCleanScreen(page, 'registration, a store that was found');
  await page.getByRole('button', { name: 'この店舗で登録する（3/4）' }).click();
}

/** She enters it as a new one: it is offered, and she picks it. */
async function addStoreAnew(page: Page, store: Store): Promise<void> {
  await page.getByRole('button', { name: '新しい店舗を追加する' }).click();
  await fillStore(page, { ...store, storeName: 'ＣＬＵＢ 宵' });
  await page.getByRole('button', { name: '保存して次へ（3/4）' }).click();
  const offered = page.getByRole('region', { name: '登録済みの店舗' });
  await expect(offered.getByText('クラブ 宵')).toBeVisible();
  await expect(offered.getByRole('button', { name: '別の店舗として追加する' })).toBeVisible();
  // What was typed is kept.
  await expect(page.getByLabel('店舗名')).toHaveValue('ＣＬＵＢ 宵');
  await expectCleanScreen(page, 'registration, stores that look the same');
  await offered.getByRole('button', { name: 'この店舗で登録する' }).click();
}

async function register(page: Page, name: string, chooseStore: () => Promise<void>): Promise<void> {
  await agreeToRegister(page);
  await page.getByLabel('氏名（本名）').fill('山田 花子');
  await page.getByLabel('氏名（カナ）').fill('ヤマダ ハナコ');
  await page.getByLabel('生年月日 年').selectOption('1998');
  await page.getByLabel('生年月日 月').selectOption('7');
  await page.getByLabel('生年月日 日').selectOption('7');
  await page.getByLabel('メールアドレス').fill('hanako@example.com');
  await page.getByLabel('源氏名（ニックネーム）').fill(name);
  await expectCleanScreen(page, 'registration, step 1');
  await page.getByRole('button', { name: '保存して次へ（1/4）' }).click();

  await page.getByRole('combobox', { name: '銀行名' }).fill('みず');
  await page.getByRole('option', { name: 'みずほ銀行' }).click();
  await page.getByRole('combobox', { name: '支店名' }).fill('とうきよう');
  await page.getByRole('option', { name: '東京営業部' }).click();
  await page.getByLabel('口座番号').fill('１２３４５６７');
  await page.getByLabel('口座名義（カナ）').fill('ヤマダ ハナコ');
  await expectCleanScreen(page, 'registration, step 2');
  await page.getByRole('button', { name: '保存して次へ（2/4）' }).click();

  // After a reload the saved data is there again, at the step where she left off.
  await page.getByRole('heading', { name: '在籍店舗' }).waitFor();
  await page.reload();
  await expectCleanScreen(page, 'registration, step 3');
  await chooseStore();

  await page.getByRole('heading', { name: '公開プロフィール' }).waitFor();
  await page.getByLabel('ひとこと').fill('よろしくお願いします');
  await expectCleanScreen(page, 'registration, step 4');
  await page.getByRole('button', { name: '登録を完了する' }).click();
}

async function setPrice(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'ホームを見る' }).click();
  await page.getByRole('link', { name: '料金を設定する' }).click();
  await page.getByLabel('30分あたりの料金').fill('4250');
  await page.getByRole('button', { name: '変更を保存する' }).click();
  await expect(page.getByLabel('30分あたりの料金')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('30分あたりの料金').fill('4200');
  await page.getByLabel('15分の料金').fill('2100');
  await page.getByLabel('15分の料金').blur();
  await expectCleanScreen(page, 'prices');
  await page.getByRole('button', { name: '変更を保存する' }).click();
  await expect(page.getByText('保存しました')).toBeVisible();
}

async function registerSchedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: '戻る' }).click();
  await openTab(page, 'スケジュール');
  await expect(page.getByText('スケジュールはまだありません')).toBeVisible();
  await expectCleanScreen(page, 'schedule without entries');
  await page.getByRole('button', { name: 'スケジュールを登録する' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('開始', { exact: true }).selectOption('18:00');
  await sheet.getByLabel('終了', { exact: true }).selectOption('18:30');
  await sheet.getByLabel('出勤予定時間').selectOption('21:00');
  await sheet.getByRole('button', { name: '登録する' }).click();
  await expect(sheet.getByText('45分以上の時間を設定してください。')).toBeVisible();
  await expectCleanScreen(page, 'schedule with a mistake');
  await sheet.getByLabel('終了', { exact: true }).selectOption('20:00');
  await sheet.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('保存しました')).toBeVisible();
  await expect(page.getByRole('button', { name: /18:00 – 20:00/ })).toBeVisible();
  await expectCleanScreen(page, 'schedule');
}
