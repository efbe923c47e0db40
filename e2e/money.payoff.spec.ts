import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { UserType } from '@yoimachi/domain/account';
import { dayOf, daysBetween, formatDay } from '@yoimachi/domain/time';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { moveClock, productNow, signIn, tokenOf } from './support/dev.ts';
import { operate } from './support/operator.ts';
import { giveReward, payableCast } from './support/rewards.ts';
import { expect, test } from './support/test.ts';

test('a cast asks for a payoff, the bank file goes out, and she sees it transferred', async ({
  page,
  request,
}) => {
  const phone = await payableCast(request);
  await giveReward(phone, 12_000);
  await signIn(page, phone, UserType.CAST);

  await test.step('she asks for 10,000 P', async () => {
    await page.goto('/cast/request-payoff');
    await page.getByLabel('ポイント数を指定する').check();
    await page.getByLabel('申請するポイント数').fill('999');
    await page.getByLabel('申請するポイント数').blur();
    await expect(page.getByLabel('申請するポイント数')).toHaveAccessibleDescription(
      '申請できる金額は1,000P以上です。',
    );
    await page.getByLabel('申請するポイント数').fill('１０，０００');
    await expectCleanScreen(page, 'asking for a payoff');
    await page.getByRole('button', { name: '申請内容を確認する' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('9,800円')).toBeVisible();
    await expectCleanScreen(page, 'confirming a payoff');
    await dialog.getByRole('button', { name: '申請する' }).click();
    await expect(page.getByText('精算を申請しました')).toBeVisible();
    await page.getByRole('link', { name: '精算の状況を見る' }).click();
    await expect(page.getByText('承認待ち')).toBeVisible();
    await expectCleanScreen(page, 'payoffs');
  });

  const token = await tokenOf(request, phone, UserType.CAST);
  const { items } = await callApi(request, payoffRoutes.listPayoffs, { token });
  const { payDay } = items[0]!;
  await test.step('operators approve it and hand the file to the bank', async () => {
    const listed = await operate('listDayPayoffs', payDay, '--shelf', 'AWAITING');
    const [, number] = /^(\d+) +\{.* 10000 /m.exec(listed)!;
    await operate('approvePayoff', number!);
    const payer = ['--consignor-code', '1234567890', '--consignor-name', 'ﾖｲﾏﾁ', '--is-current', 'false'];
    const account = ['--bank-code', '0001', '--branch-code', '100', '--account-number', '7654321'];
    await operate('changeConsignor', ...payer, ...account);
    const file = join(tmpdir(), `payoffs-${phone}.txt`);
    await operate('export-payoffs', '--day', payDay, '--out', file);
    expect(new TextDecoder('shift_jis').decode(readFileSync(file))).toContain('ｻﾄｳ ｱｵｲ');
    await expect(operate('markTransferred', number!)).rejects.toThrow('PAY_DAY_AHEAD');
    await moveClock(daysBetween(dayOf(await productNow(request)), payDay) * 24 * 60);
    await operate('markTransferred', number!);
  });

  await test.step('she sees it transferred', async () => {
    await page.goto('/cast/payoff');
    await expect(page.getByText('振込済み')).toBeVisible();
    await expect(page.getByText(formatDay(payDay))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`***${phone.slice(-4)}`);
  });
});
