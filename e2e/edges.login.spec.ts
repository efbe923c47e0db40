import { UserType } from '@yoimachi/domain/account';
import { arrivedCode, moveClock, signIn } from './support/dev.ts';
import { askForCode } from './support/guest.ts';
import { inFullWidth, InputMethod } from './support/input-method.ts';
import { pressKey, tabTo } from './support/keyboard.ts';
import { newPhone } from './support/people.ts';
import { expect, test } from './support/test.ts';

const GUEST = 'ゲストとして利用する';

test('a wrong code stays to be mended, a code is sent once, and the right one leads in', async ({
  page,
  context,
  request,
}) => {
  const phone = newPhone();
  await askForCode(page, phone, GUEST);
  const code = await arrivedCode(request, phone);
  const [wrong, other] = [1, 2].map((step) => String((Number(code) + step) % 1_000_000).padStart(6, '0'));
  const sent: string[] = [];
  page.on('request', (one) => one.url().endsWith('/identity/verify-code') && sent.push(one.postData()!));
  const field = page.getByLabel('認証コード', { exact: true });
  const verify = page.getByRole('button', { name: '認証する' });

  await test.step('a wrong code is told, and can be mended', async () => {
    await field.fill(wrong!);
    await expect(page.getByText('認証コードに誤りがあります。')).toBeVisible();
    await expect(page.getByText('あと4回入力できます')).toBeVisible();
    await expect(field).toHaveValue(wrong!);
  });
  await test.step('it is sent once, whatever is pressed beside it', async () => {
    await expect(verify).toBeDisabled();
    await pressKey(field);
    // Typed again it is known to be wrong.
    await field.fill(wrong!.slice(0, 5));
    await field.fill(wrong!);
    await expect(verify).toBeDisabled();
    await expect(page.getByText('認証コードに誤りがあります。')).toBeVisible();
    await expect(page.getByText('あと4回入力できます')).toBeVisible();
    expect(sent).toHaveLength(1);
    await field.fill(other!);
    await expect(page.getByText('あと3回入力できます')).toBeVisible();
    expect(sent).toHaveLength(2);
  });
  await test.step('without a network it can be sent again, in the words of the specification', async () => {
    await context.setOffline(true);
    await field.fill(code);
    await expect(page.getByText('エラーが発生しました。時間をおいて再度お試しください。')).toBeVisible();
    await context.setOffline(false);
    await verify.click();
    await expect(page.getByRole('heading', { name: 'ゲスト登録' })).toBeVisible();
  });
});

test('a code under an input method is sent once, at its end; a wrong one gives way to the next digit', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await askForCode(page, phone, GUEST);
  const code = await arrivedCode(request, phone);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const sent: unknown[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/identity/verify-code')) sent.push(JSON.parse(one.postData()!).code);
  });
  const field = page.getByLabel('認証コード', { exact: true });
  const wide = inFullWidth(wrong);
  const ime = await InputMethod.of(page);
  await field.click();
  await ime.compose(field, wide);
  expect(sent).toEqual([]);
  await ime.take(wide);
  await expect(page.getByText('あと4回入力できます')).toBeVisible();
  await expect(field).toHaveValue(wrong);
  // It is selected a moment after it was refused.
  const selected = () => field.evaluate((one: HTMLInputElement) => [one.selectionStart, one.selectionEnd]);
  await expect.poll(selected).toEqual([0, wrong.length]);
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { name: 'ゲスト登録' })).toBeVisible();
  expect(sent).toEqual([wrong, code]);
});

test('an expired code says so; a new one voids it', async ({ page, request }) => {
  const phone = newPhone();
  await askForCode(page, phone, GUEST);
  const old = await arrivedCode(request, phone);
  await moveClock(11);
  const field = page.getByLabel('認証コード', { exact: true });
  await field.fill(old);
  await expect(
    page.getByText('認証コードの有効期限が切れています。もう一度送信してください。'),
  ).toBeVisible();
  await page.getByRole('button', { name: '認証コードを再送する' }).click();
  await expect(page.getByText('認証コードを再送しました')).toBeVisible();
  const code = await arrivedCode(request, phone, old);
  await field.fill(old);
  await expect(page.getByText('認証コードに誤りがあります。')).toBeVisible();
  await field.fill(code);
  await expect(page.getByRole('heading', { name: 'ゲスト登録' })).toBeVisible();
});

test('five wrong codes lock the number in this browser', async ({ page, request }) => {
  const phone = newPhone();
  await askForCode(page, phone, GUEST);
  const code = await arrivedCode(request, phone);
  const field = page.getByLabel('認証コード', { exact: true });
  for (let step = 1; step <= 5; step += 1) {
    await field.fill(String((Number(code) + step) % 1_000_000).padStart(6, '0'));
    if (step < 5) await expect(page.getByText(`あと${5 - step}回入力できます`)).toBeVisible();
  }
  await expect(
    page.getByText('入力回数の上限に達しました。しばらく時間をおいてから再度お試しください。'),
  ).toBeVisible();
  await expect(field).toBeDisabled();
});

test('by the keyboard alone: number, code, and another device ended', async ({
  page,
  request,
  openBrowser,
}) => {
  const phone = newPhone();
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await page.goto('/authentication');
  await tabTo(page, page.getByRole('button', { name: GUEST }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('携帯電話番号'));
  await page.keyboard.type(phone);
  await tabTo(page, page.getByLabel('私は18歳以上です'));
  await page.keyboard.press('Space');
  await press('認証コードを送信する');
  await tabTo(page, page.getByLabel('認証コード', { exact: true }));
  await page.keyboard.type(await arrivedCode(request, phone));
  await expect(page.getByRole('heading', { name: 'ゲスト登録' })).toBeVisible();
  await signIn(await openBrowser(), phone, UserType.GUEST);
  await page.goto('/guest/settings/sessions');
  await press('ほかの端末をすべてログアウト');
  const question = page.getByRole('alertdialog');
  await tabTo(page, question.getByRole('button', { name: 'ログアウト', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('ほかにログイン中の端末はありません。')).toBeVisible();
});
