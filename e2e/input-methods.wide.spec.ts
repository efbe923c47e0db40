import { UserType } from '@yoimachi/domain/account';
import { asGuest, bubble, FIELD, openChat } from './support/chat.ts';
import { signIn } from './support/dev.ts';
import { inFullWidth, InputMethod } from './support/input-method.ts';
import { enterOffice, STAFF } from './support/office.ts';
import { DEMO_CAST_PHONE, newPhone } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('no field takes what is being composed out of the hands of an input method', async ({
  page,
  request,
}) => {
  const ime = await InputMethod.of(page);
  await test.step('a phone number is sent once it is written', async () => {
    await page.goto('/authentication?as=guest');
    const phone = page.getByLabel('携帯電話番号');
    const number = inFullWidth(newPhone());
    await phone.click();
    await ime.compose(phone, number);
    await ime.enter();
    await ime.take(number);
    await expect(phone).toHaveValue(number);
    await page.getByLabel('私は18歳以上です').check();
    await page.getByRole('button', { name: '認証コードを送信する' }).click();
    await expect(page.getByRole('heading', { name: '認証コードの入力', level: 1 })).toBeVisible();
  });

  const { guest, cast } = await openChat(request);
  await test.step('a message is sent by the Enter after that of its conversion', async () => {
    await asGuest(page, guest, cast.castId);
    const field = page.getByRole('textbox', { name: FIELD });
    const text = 'よろしくおねがいします';
    await field.click();
    await ime.compose(field, text);
    await ime.enter();
    await expect(field).toHaveValue(text);
    await ime.take(text);
    await expect(field).toHaveValue(text);
    await page.keyboard.press('Enter');
    await expect(bubble(page, text)).toBeVisible();
  });
  await test.step('words are searched for when they are there', async () => {
    await page.goto('/guest?day=any');
    const words = page.getByRole('combobox', { name: 'キーワード' });
    await words.click();
    await ime.compose(words, 'しおり');
    await ime.enter();
    await ime.take('しおり');
    await expect(page).toHaveURL(/words=/);
    await expect(words).toHaveValue('しおり');
  });
  await test.step('an amount is grouped once it is left', async () => {
    await page.goto('/guest/buy-point');
    const points = page.getByLabel('ポイント数を指定する');
    const amount = inFullWidth('12000');
    await points.click();
    await ime.compose(points, amount);
    await ime.take(amount);
    await expect(points).toHaveValue(amount);
    await points.blur();
    await expect(points).toHaveValue('12,000');
  });
  await test.step('another bank takes the place of the chosen one', async () => {
    await signIn(page, DEMO_CAST_PHONE, UserType.CAST, '/cast/bank-account');
    await page.getByRole('button', { name: '口座を変更する' }).click();
    const bank = page.getByRole('combobox', { name: '銀行名' });
    await expect(bank).toHaveValue(/（\d{4}）$/);
    const chosen = await bank.inputValue();
    await bank.click();
    await page.keyboard.press('End');
    await ime.compose(bank, 'みずほ', chosen);
    await ime.enter();
    await ime.take('みずほ');
    await expect(bank).toHaveValue('みずほ');
    await expect(page.getByRole('option', { name: 'みずほ銀行' })).toBeVisible();
  });
  await test.step('a filter of the office counts by the Enter after that of its conversion', async () => {
    await enterOffice(page, STAFF.owner, '/admin/stores');
    const filter = page.getByRole('main').getByRole('searchbox');
    await filter.click();
    await ime.compose(filter, 'ぎんざ');
    await ime.enter();
    await expect(filter).toBeFocused();
    await ime.take('ぎんざ');
    await expect(page).not.toHaveURL(/words=/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/words=/);
  });
});
