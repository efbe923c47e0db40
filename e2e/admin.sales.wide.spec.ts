import { join } from 'node:path';
import { newsRoutes } from '@yoimachi/contract/news';
import { numberText } from '@yoimachi/domain/receipt';
import { dayOf } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClock, productNow, signIn, tokenOf } from './support/dev.ts';
import { enterOffice, STAFF } from './support/office.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './support/people.ts';
import { correctName, expectReplaced, issuedReceipt } from './support/receipts.ts';
import { toldOf, whileTellingWaits } from './support/telling.ts';
import { pressKey } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** How often the office looks how far news is told. */
const FOLLOW_EVERY = '00:05';
const TOKYO_MINUTE = { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' } as const;

test('the books are looked at, searched and checked, and half a year of points is reported', async ({
  page,
}) => {
  await enterOffice(page, STAFF.finance, '/admin/ledger');
  const chargeback = page.getByRole('row').filter({ hasText: /チャージバック\s*T-\d+/ });
  const lot = chargeback.getByRole('link', { name: /^L-\d+$/ });
  await expect(lot).toBeVisible();
  await expectCleanScreen(page, 'the books');
  await lot.click();
  await expect(page.getByRole('heading', { name: 'このロットの動き' })).toBeVisible();
  await expectCleanScreen(page, 'a lot');
  await page.getByRole('button', { name: '今すぐ検査する' }).click();
  await expect(page.getByText('検査が終わりました。')).toBeVisible();
  await expect(page.getByText(/\d+件すべて正常/)).toBeVisible();

  const find = page.getByLabel('仕訳・予約・ロット・会員番号');
  await find.fill('なにか');
  await pressKey(find);
  await expect(page.getByText('の番号をご入力ください。')).toBeVisible();
  await find.fill('G-999999999');
  await pressKey(find);
  await expect(page.getByText('この番号の記録は見つかりませんでした。')).toBeVisible();
  await page.getByRole('link', { name: '検索を解除' }).click();
  await page.getByRole('link', { name: '失効', exact: true }).click();
  await expect(page).toHaveURL(/group=EXPIRED/);

  await page.getByRole('link', { name: '半期の報告' }).click();
  await expect(page.getByRole('rowheader', { name: '未使用残高', exact: true })).toBeVisible();
  await expectCleanScreen(page, 'the report of half a year');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSVで保存' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ポイント半期報告_\d{4}-\d\d-\d\d\.csv$/);
});

test('figures add up day by day, receipts and shared accounts are shown for a reason, and a name is corrected', async ({
  page,
  request,
  openBrowser,
}) => {
  const [typo, right] = ['よいまち商時', 'よいまち商事'];
  const { receipt, phone } = await issuedReceipt(request, typo);
  await enterOffice(page, STAFF.finance, '/admin/figures');
  await page.getByRole('link', { name: 'ポイント', exact: true }).click();
  await expect(page.getByRole('table', { name: '日ごとの数字' }).getByRole('row')).toHaveCount(31);
  await expectCleanScreen(page, 'figures');
  await page.getByRole('combobox', { name: '期間' }).selectOption({ label: '7日間' });
  await expect(page.getByRole('table', { name: '日ごとの数字' }).getByRole('row')).toHaveCount(8);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSVで保存' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ポイント_.*\.csv$/);

  await page.getByRole('link', { name: '領収書' }).click();
  await page.getByLabel('金額（下限）').fill('5000');
  await page.getByLabel('金額（上限）').fill('10');
  await page.keyboard.press('Tab');
  await expect(page.getByText('上限は、下限以上の金額をご入力ください。')).toBeVisible();
  await expectCleanScreen(page, 'receipts before they are shown');
  await page.getByLabel('金額（上限）').fill('');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '5分間表示する' }).click();
  await expect(page.getByRole('heading', { name: '領収書の一覧' })).toBeVisible();
  await expectCleanScreen(page, 'receipts');
  // Other conditions close what was shown.
  await page.getByLabel('宛名の一部').fill(typo.slice(1));
  await expect(page.getByRole('heading', { name: '領収書の一覧' })).toHaveCount(0);
  await page.getByRole('button', { name: '5分間表示する' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const next = await correctName(page, receipt, right);
  await expectReplaced(page, receipt, next);

  const guest = await openBrowser();
  await signIn(guest, phone, 1, '/guest/receipt/history');
  const cards = guest.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveText([
    new RegExp(`${numberText(receipt.number)} の宛名を訂正した領収書です。.*${right} 様`),
    new RegExp(`差し替え済み.*${numberText(next)} の領収書に差し替えました。`),
  ]);
  await expect(guest.getByRole('button', { name: 'PDFをダウンロード' })).toHaveCount(1);
  await expectCleanScreen(guest, 'receipts of which one replaced another');

  await page.getByRole('link', { name: '共有された口座' }).click();
  await page.getByRole('button', { name: '5分間表示する' }).click();
  await expect(page.getByText(/まで表示/)).toBeVisible();
  await expectCleanScreen(page, 'shared accounts');
});

test('a fee, a price and a word are changed with what they do, kept in the history, and changed back', async ({
  page,
}) => {
  await enterOffice(page, STAFF.owner, '/admin/prices');
  const changeOf = (history: string, text: string) =>
    page.getByRole('region', { name: history }).getByRole('listitem').filter({ hasText: text });
  await page.getByRole('button', { name: 'ステージ4を変更する' }).click();
  const form = page.getByRole('dialog');
  const setFee = async (percent: string) => {
    await form.getByLabel('手数料（%）').fill(percent);
    await form.getByRole('button', { name: '変更する' }).click();
  };
  await form.getByLabel('紹介（人）').fill('0');
  await setFee('9');
  await expect(form.getByText('1以上1,000以下の整数でご入力ください。')).toBeVisible();
  await expect(form.getByText('キャストの報酬は9,000Pから9,100Pになります。')).toBeVisible();
  await expectCleanScreen(page, 'a stage with what its fee does');
  await form.getByLabel('紹介（人）').fill('10');
  await setFee('9');
  await expect(page.getByText('ステージを変更しました。')).toBeVisible();
  await expect(changeOf('ステージの変更履歴', '手数料 10% → 9%')).toBeVisible();
  await expectCleanScreen(page, 'prices and stages');
  await page.getByRole('button', { name: 'ステージ4を変更する' }).click();
  await setFee('10');
  await expect(changeOf('ステージの変更履歴', '手数料 9% → 10%')).toBeVisible();

  await page.getByRole('link', { name: 'ギフト' }).click();
  await page.getByRole('button', { name: 'マカロンの価格を変更する' }).click();
  await form.getByLabel('価格').fill('1100');
  await expect(form.getByText('ステージ0のキャストに825Pを渡します。')).toBeVisible();
  await form.getByRole('button', { name: '変更する' }).click();
  await expect(changeOf('ギフトの変更履歴', 'ポイント 1,000P → 1,100P')).toBeVisible();
  await expectCleanScreen(page, 'gifts');
  await page.getByRole('button', { name: 'マカロンの価格を変更する' }).click();
  await form.getByLabel('価格').fill('1000');
  await form.getByRole('button', { name: '変更する' }).click();
  await expect(changeOf('ギフトの変更履歴', 'ポイント 1,100P → 1,000P')).toBeVisible();

  const word = 'さしすせ';
  await page.getByRole('link', { name: '禁止語' }).click();
  await page.getByRole('textbox', { name: '言葉' }).fill(word);
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText('禁止語を追加しました。')).toBeVisible();
  await page.getByRole('textbox', { name: '文章' }).fill(`こんにちは、${word}です`);
  await expect(page.getByText('「禁止語」として送信を止めます。')).toBeVisible();
  await expectCleanScreen(page, 'words and a text that is tried');
  await page.getByRole('button', { name: `${word}を外す` }).click();
  await expect(page.getByText('この文章はそのまま送信できます。')).toBeVisible();

  await page.getByRole('link', { name: '運用', exact: true }).click();
  await expect(changeOf('設定の変更履歴（すべて）', word)).toHaveCount(2);
  await page.getByRole('button', { name: 'メンテナンスを始める' }).click();
  await expect(form.getByText('終了予定：')).toBeVisible();
  await expectCleanScreen(page, 'maintenance before it begins');
});

test('news is written, told to an audience and stopped, seen by a guest, changed with a reason, and ended', async ({
  page,
  request,
  openBrowser,
}) => {
  const title = '待ち合わせのご案内';
  const startsAt = new Date((await productNow(request)).getTime() + 10 * 60_000);
  await page.clock.install();
  await enterOffice(page, STAFF.support, '/admin/news');
  await page.getByRole('button', { name: '新しく書く' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('宛先').selectOption({ label: 'ゲスト' });
  await expect(form.getByText(/^ゲスト：現在[\d,]+人$/)).toBeVisible();
  await form.getByLabel('開始日').fill(dayOf(startsAt));
  await form.getByLabel('開始時刻').fill(startsAt.toLocaleTimeString('en-GB', TOKYO_MINUTE));
  await form.getByRole('textbox', { name: '件名' }).fill(title);
  await form.getByRole('textbox', { name: '本文' }).fill('詳しくは[こちら](ftp://nowhere)');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(
    form.getByText('リンク先は、このサービスのページかhttpsのアドレスにしてください。'),
  ).toBeVisible();
  await expectCleanScreen(page, 'news that leads nowhere');
  await form.getByRole('textbox', { name: '本文' }).fill('詳しくは[こちら](/guest/faq)をご覧ください。');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('下書きを保存しました。')).toBeVisible();
  const detail = page.getByRole('region', { name: '内容', exact: true });
  const preview = page.getByRole('region', { name: 'プレビュー' });
  await expect(preview.getByText('詳しくは')).toBeVisible();
  await expectCleanScreen(page, 'a draft');

  await page.getByRole('button', { name: '公開する' }).click();
  await form.getByLabel('プッシュ通知・LINE・メールでも知らせる').check();
  await expect(form.getByText(/^ゲスト：現在[\d,]+人$/)).toBeVisible();
  await expectCleanScreen(page, 'news before it is told to its audience');
  await form.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('お知らせを公開しました。')).toBeVisible();
  await expect(detail.getByText(/^配信待ち・0人に配信/)).toBeVisible();
  const guest = await openBrowser();
  await signIn(guest, DEMO_GUEST_PHONE, 1, '/guest/notification?tab=NEWS');
  const newsOf = async () => {
    await guest.reload();
    await expect(guest.getByRole('link', { name: /年末年始の営業/ })).toBeVisible();
    return guest.getByText(title);
  };
  await expect(await newsOf()).toHaveCount(0);

  await test.step('it is stopped before its time, shown then to its audience, and told to nobody', async () => {
    await page.getByRole('button', { name: '配信を止める' }).click();
    await form.getByRole('textbox', { name: '変更の理由' }).fill('時刻の見直し');
    await form.getByRole('button', { name: '配信を止める' }).click();
    await expect(page.getByText('配信を止めました。')).toBeVisible();
    await moveClock(11);
    await expect(await newsOf()).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^停止中・0人に配信/)).toBeVisible();
    await expect(detail.getByText('公開中', { exact: true })).toBeVisible();
    await expectCleanScreen(page, 'news whose telling was stopped');
    const token = await tokenOf(request, DEMO_CAST_PHONE, 2);
    const { items } = await callApi(request, newsRoutes.listNews, { token });
    expect(items.map((one) => one.title)).not.toContain(title);
  });
  const change = async (what: string, reason: string) => {
    await page.getByRole('button', { name: what }).click();
    await form.getByRole('textbox', { name: '変更の理由' }).fill(reason);
    await form.getByRole('button', { name: what }).click();
  };
  const first =
    await test.step('it goes on, and is stopped when some were told: it reaches nobody else', async () => {
      await whileTellingWaits(async (waiting) => {
        await change('配信を再開する', '時刻の確認が済んだため');
        await waiting.begun();
        await page.clock.fastForward(FOLLOW_EVERY);
        await expect(page.getByText(/^配信中・0人に配信/)).toBeVisible();
        await change('配信を止める', '件名の見直し');
        await waiting.stopping();
      });
      await expect(page.getByText(/^停止中・[1-9][\d,]*人に配信/)).toBeVisible();
      await moveClock(1);
      const told = await toldOf(title);
      await page.reload();
      await expect(page.getByText(new RegExp(`^停止中・${told.length}人に配信`))).toBeVisible();
      await expectCleanScreen(page, 'news whose telling was stopped in its middle');
      return told;
    });
  await test.step('it goes on where it was stopped, and each of them is told once', async () => {
    await change('配信を再開する', '件名の確認が済んだため');
    const done = page.getByText(/^配信済み・[1-9][\d,]*人に配信/);
    await moveClock(1);
    await page.clock.fastForward(FOLLOW_EVERY);
    await expect(done).toBeVisible();
    const accounts = await toldOf(title);
    expect(accounts.length).toBeGreaterThan(first.length);
    expect(accounts).toEqual(expect.arrayContaining([...first]));
    expect(new Set(accounts).size).toBe(accounts.length);
    await expect(done).toContainText(`${accounts.length.toLocaleString()}人に配信`);
  });

  await page.getByRole('button', { name: '編集する' }).click();
  await form.getByRole('textbox', { name: '本文' }).fill('本文を直しました。');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(form.getByText('1行、200文字以内でご入力ください。')).toBeVisible();
  await form.getByRole('textbox', { name: '変更の理由' }).fill('誤りの訂正');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(preview.getByText('本文を直しました。')).toBeVisible();
  await expect(page.getByText('誤りの訂正')).toBeVisible();

  await page.getByRole('button', { name: '終了する' }).click();
  await form.getByRole('textbox', { name: '変更の理由' }).fill('終わったため');
  await form.getByRole('button', { name: '終了する' }).click();
  await expect(page.getByText('お知らせを終了しました。')).toBeVisible();
  await expect(await newsOf()).toHaveCount(0);
});

test('a banner is made with a picture, seen by a guest, and gets another picture', async ({
  page,
  openBrowser,
}) => {
  const title = '夜のご案内';
  const picture = (name: string) => join(import.meta.dirname, '../tools/demo/news', `${name}.jpg`);
  await enterOffice(page, STAFF.support, '/admin/banners');
  await page.getByRole('button', { name: '新しく作る' }).click();
  const form = page.getByRole('dialog');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(form.getByText('画像の形式が正しくありません。')).toBeVisible();
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(form.getByText('画像を送信できていません。')).toBeVisible();
  await expectCleanScreen(page, 'a banner that misses everything');
  await form.getByRole('textbox', { name: '題名' }).fill(title);
  await form.getByRole('textbox', { name: 'リンク先' }).fill('/guest/faq');
  await form.locator('input[type=file]').setInputFiles(picture('lanterns'));
  await expect(form.getByRole('img', { name: title })).toBeVisible();
  await expectCleanScreen(page, 'a banner before it is shown');
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('バナーを登録しました。')).toBeVisible();

  const guest = await openBrowser();
  await signIn(guest, DEMO_GUEST_PHONE, 1, '/guest');
  const banner = guest.getByRole('link', { name: title });
  await expect(banner).toBeVisible();
  const shown = () => banner.getByRole('img').getAttribute('src');
  const first = await shown();

  await page.getByRole('button', { name: `${title}を変更する` }).click();
  await form.locator('input[type=file]').setInputFiles(picture('points'));
  await expect(form.getByText('画像を送信しました。')).toBeVisible();
  await form.getByRole('textbox', { name: '変更の理由' }).fill('画像の差し替え');
  await expectCleanScreen(page, 'a banner with another picture');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('バナーを変更しました。')).toBeVisible();
  await guest.reload();
  await expect(banner).toBeVisible();
  expect(await shown()).not.toBe(first);

  await page.getByRole('button', { name: `${title}を終了する` }).click();
  await form.getByRole('textbox', { name: '変更の理由' }).fill('終わったため');
  await form.getByRole('button', { name: '終了する' }).click();
  await expect(page.getByText('バナーを終了しました。')).toBeVisible();
});

test('a text of the rules is planned with what it changes, and taken back; a notice says other words, and its own again', async ({
  page,
}) => {
  await enterOffice(page, STAFF.owner, '/admin/pages');
  await expect(page.getByRole('table')).toBeVisible();
  await expectCleanScreen(page, 'pages');
  await page.getByRole('link', { name: '安全とマナー' }).click();
  const body = page.getByRole('textbox', { name: '本文' });
  const plan = page.getByRole('button', { name: '公開を予約する' });
  await expect(body).not.toBeEmpty();
  await expect(plan).toBeDisabled();
  const words = 'はやめの帰宅';
  const before = await body.inputValue();
  await body.fill(`${before}\n\n{nothing}`);
  await expect(page.getByText('{nothing}は使えない変数です。')).toBeVisible();
  await body.fill(`${before}\n\n${words}は**大切**です。`);
  await expect(page.getByText('追加1・削除0')).toBeVisible();
  await expect(page.getByRole('region', { name: 'プレビュー' }).getByText(words)).toBeVisible();
  await expectCleanScreen(page, 'a text of the rules');
  await plan.click();
  const form = page.getByRole('dialog');
  await form.getByLabel('公開後、次のお手続きで同意を求める').check();
  await form.getByRole('textbox', { name: '変更点の説明' }).fill('説明です。');
  await form.getByRole('button', { name: '公開を予約する' }).click();
  await expect(form.getByText('このページは同意の対象ではない')).toBeVisible();
  await expectCleanScreen(page, 'a text that nobody agrees to');
  await form.getByLabel('公開後、次のお手続きで同意を求める').uncheck();
  await form.getByRole('button', { name: '公開を予約する' }).click();
  await expect(page.getByText('公開を予約しました。')).toBeVisible();
  await page.getByRole('button', { name: /の版を取り下げる/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取り下げる' }).click();
  await expect(page.getByText('予約を取り下げました。')).toBeVisible();

  await page.getByRole('link', { name: '通知の文面' }).click();
  await expectCleanScreen(page, 'words of notices');
  await page.getByRole('button', { name: 'GUEST_REVIEW_VISIBLEの文面を編集する' }).click();
  await form.getByRole('textbox', { name: '文面' }).fill('{nobody}さん');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(form.getByText('使えない変数が含まれています。')).toBeVisible();
  await expectCleanScreen(page, 'words that cannot be filled');
  await form.getByRole('textbox', { name: '文面' }).fill(`{cast}さんの評価が届きました。${words}`);
  await expect(form.getByText(`美月さんの評価が届きました。${words}`)).toBeVisible();
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('文面を変更しました。')).toBeVisible();
  await page.getByRole('button', { name: 'GUEST_REVIEW_VISIBLEの文面を編集する' }).click();
  await expect(form.getByRole('textbox', { name: '文面' })).toHaveValue(
    `{cast}さんの評価が届きました。${words}`,
  );
  await expect(form.getByText(/^第1版/)).toBeVisible();
  await form.getByRole('textbox', { name: '文面' }).fill('');
  await form.getByRole('button', { name: '標準の文面に戻す' }).click();
  await expect(page.getByText('標準の文面に戻しました。')).toBeVisible();
});
