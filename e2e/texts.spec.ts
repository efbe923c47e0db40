import { textRulesRoutes } from '@yoimachi/contract/text-rules';
import { UserType } from '@yoimachi/domain/account';
import { expectCleanScreen } from './axe.ts';
import { answersAt } from './support/answers.ts';
import { moveClock, signIn } from './support/dev.ts';
import { operate } from './support/operator.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a form says what to take out of a text, keeps the rest, and tells nothing of it', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request);
  const sent: string[] = [];
  page.on('request', (call) => sent.push(call.postData() ?? ''));
  // Until it has the filter, a form leaves the judgement to the server.
  const rules = answersAt(page, textRulesRoutes.textRules.path);
  await signIn(page, guest.phone, UserType.GUEST, '/guest/my-profile/edit/self-introduction');
  await expect.poll(() => rules).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  const field = page.getByLabel('自己紹介');
  await field.fill('食べ歩きが好きです。〇九〇のイチニーサンヨンの5678まで');
  await page.getByRole('button', { name: '保存' }).click();
  const sentence =
    '連絡先と思われる内容が含まれているため送信できません。「〇九〇のイチニーサンヨンの5678」を消すと送信できます。';
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(field).toBeFocused();
  await expectCleanScreen(page, 'a text that cannot be sent');
  expect(sent.filter((body) => body.includes('5678'))).toEqual([]);
  await expect.poll(() => sent.some((body) => body === '{"kind":"CONTACT","place":"PROFILE"}')).toBe(true);

  await field.fill('食べ歩きが好きです。');
  await expect(page.getByText(sentence)).toBeHidden();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存しました')).toBeVisible();
  await page.goto('/guest/edit-profile');
  await expect(page.getByRole('link', { name: '自己紹介 食べ歩きが好きです。' })).toBeVisible();
  expect(await operate('text-stops')).toMatch(/CONTACT {2}1 {2}last/);
});

test('a word that operators forbid is stopped in forms and by the server', async ({ page, request }) => {
  const guest = await guestWith(request);
  await operate('addForbiddenWord', '--word', 'ばかやろう');
  await moveClock(1);
  await signIn(page, guest.phone, UserType.GUEST, '/guest/my-profile/edit/nickname');
  await page.getByLabel('ニックネーム').fill('バカ・ヤロウ');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(
    page.getByText(
      '使用できない言葉が含まれているため送信できません。「バカ・ヤロウ」を消すと送信できます。',
    ),
  ).toBeVisible();
});
