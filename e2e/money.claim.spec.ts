import { expectCleanScreen } from './axe.ts';
import { moveClock, signIn } from './support/dev.ts';
import { meetingOf } from './support/meeting.ts';
import { operate } from './support/operator.ts';
import { guestWith } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('she says that the guest did not come; he objects, and an operator decides', async ({
  page,
  request,
  openBrowser,
}) => {
  const guest = await guestWith(request, { points: 50_000 });
  const { bookingId, cast: asked } = await meetingOf(request, guest);
  const cast = await openBrowser();
  await signIn(cast, asked.phone, 2, `/cast/dohan-day?bookingId=${bookingId}`);
  await cast.getByRole('button', { name: 'ゲストと会えないとき' }).click();
  const dialog = cast.getByRole('alertdialog');
  await expect(dialog.getByText('24時間以内に相手から異議がなければ', { exact: false })).toBeVisible();
  await expectCleanScreen(cast, 'claim asked');
  await dialog.getByRole('button', { name: '申し立てる' }).click();
  await expect(cast.getByRole('heading', { name: '申し立てを受け付けました' })).toBeVisible();
  await expectCleanScreen(cast, 'own claim');

  await signIn(page, guest.phone, 1, `/guest/dohan-detail?bookingId=${bookingId}`);
  await expect(page.getByText('「ゲストが来なかった」という内容です。')).toBeVisible();
  await expectCleanScreen(page, 'claim of the cast');
  await page.getByRole('button', { name: '異議を申し立てる' }).click();
  await page.getByRole('radio', { name: '待ち合わせ場所にいました' }).check();
  await expectCleanScreen(page, 'objection');
  await page.getByRole('dialog').getByRole('button', { name: '異議を申し立てる' }).click();
  await expect(page.getByText('運営が確認しています', { exact: false })).toBeVisible();

  expect(await operate('listClaims')).toContain(bookingId);
  await operate('decideClaim', bookingId, '--outcome', 'NOTHING', '--reason', 'she waited at the wrong exit');
  await expect(page.getByText('運営が確認し、申し立ての結果が確定しました')).toBeVisible();
  await expect(page.getByText('運営が確認しています', { exact: false })).toBeHidden();
});

test('he says that she is not there; nobody objects for a day, and everything comes back', async ({
  page,
  request,
}) => {
  const guest = await guestWith(request, { points: 50_000 });
  const { bookingId } = await meetingOf(request, guest);
  await signIn(page, guest.phone, 1, `/guest/dohan-day?bookingId=${bookingId}`);
  await page.getByRole('button', { name: 'キャストと会えないとき' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '申し立てる' }).click();
  await expect(page.getByRole('heading', { name: '申し立てを受け付けました' })).toBeVisible();
  await expectCleanScreen(page, 'own claim of the guest');
  await moveClock(24 * 60);
  await page.goto(`/guest/dohan-detail?bookingId=${bookingId}`);
  await expect(page.getByText('ポイントは全額返還されました。')).toBeVisible();
  await expect(page.getByText('無断キャンセル', { exact: true })).toBeVisible();
});
