import { truncate, writeFile } from 'node:fs/promises';
import type { APIRequestContext, FileChooser, Page } from '@playwright/test';
import { mediaRoutes } from '@yoimachi/contract/media';
import { profileRoutes } from '@yoimachi/contract/profile';
import { drawVideo } from '../apps/server/src/gateways/video/test/drawn-video.ts';
import { expectCleanScreen } from './axe.ts';
import { LOST_BYTES } from '../tools/test/typed-inputs.table.ja.ts';
import { callApi } from './support/api.ts';
import { theCast } from './support/chat.ts';
import { LAST_MEETING } from './support/demo.ts';
import { signIn, tokenOf } from './support/dev.ts';
import { operate } from './support/operator.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE, guestWith } from './support/people.ts';
import { face, waitingFiles } from './support/pictures.ts';
import { pressKey } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const SCREEN = '/cast/my-profile/photos';
const row = (page: Page, position: number) => page.getByRole('row', { name: `${position}枚目` });

/** A cast with so many photos of the demo, without any when absent. */
async function withPhotos(request: APIRequestContext, phone: string, count = 0) {
  const token = await tokenOf(request, phone, 2);
  const { photos } = await callApi(request, mediaRoutes.castMedia, { token });
  for (const { mediaId } of photos.slice(count))
    await callApi(request, mediaRoutes.removeMedia, { token, params: { mediaId } });
  const { userId } = await callApi(request, profileRoutes.castHome, { token });
  return { token, userId, phone };
}

async function choose(page: Page, button: string, files: Parameters<FileChooser['setFiles']>[0]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}

test('a cast hands in photos: refused, looked at, given back, replaced, shown, put in order', async ({
  page,
  request,
}) => {
  const cast = await withPhotos(request, (await theCast(request)).phone);
  await signIn(page, cast.phone, 2, SCREEN);
  await expect(page.getByText('写真はまだありません。')).toBeVisible();
  // On the disk, since each byte of one in memory is sent to the browser.
  const large = test.info().outputPath('large.jpg');
  await writeFile(large, '');
  await truncate(large, 10_485_761);
  await choose(page, '写真を追加する', large);
  await expect(page.getByRole('alert')).toHaveText(
    'ファイルサイズが上限を超えています。10MB以下の写真を選択してください。',
  );
  await page.getByRole('button', { name: '取り消す', exact: true }).click();
  await choose(page, '写真を追加する', {
    name: 'moving.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(page.getByRole('alert')).toHaveText(
    '画像の形式が正しくありません。png・jpg・jpegの画像を選択してください。',
  );
  await page.getByRole('button', { name: '取り消す', exact: true }).click();
  await choose(page, '写真を追加する', [await face(1), await face(2, LOST_BYTES[0])]);
  // One is taken after the other, each by a process that draws it in many sizes.
  await expect(row(page, 1).getByText('審査中')).toBeVisible();
  await expect(page.getByText('審査中')).toHaveCount(2);
  await expect(page.getByText('写真 2 / 5')).toBeVisible();
  await expectCleanScreen(page, 'photos that wait');
  const [first, second] = await waitingFiles(cast.userId);
  await operate('approveMedia', first!);
  await operate('rejectMedia', second!, '--reason', 'OTHER_FACES');
  await page.reload();
  await expect(row(page, 1).getByText('メイン')).toBeVisible();
  await expect(
    row(page, 2).getByText('ほかの人の顔が写っています。お一人の写真に差し替えてください。'),
  ).toBeVisible();
  await expectCleanScreen(page, 'a photo that was given back');
  await choose(page, '2枚目を差し替える', await face(3));
  await expect(row(page, 2).getByText('審査中')).toBeVisible();
  const [third] = await waitingFiles(cast.userId);
  await operate('approveMedia', third!);
  await page.reload();
  await expect(row(page, 2).getByText('公開中')).toBeVisible();
  const before = await row(page, 2).locator('img').getAttribute('src');
  await row(page, 2).focus();
  await pressKey(page.getByRole('button', { name: '2枚目をドラッグして並べ替え' }));
  await expect(page.getByRole('button', { name: '2枚目 の後に挿入' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const ordered = page.waitForResponse((answer) => answer.url().endsWith('/cast/media/order'));
  await page.keyboard.press('Enter');
  expect((await ordered).status()).toBe(200);
  await expect(row(page, 1).locator('img')).toHaveAttribute('src', new RegExp(before!.split('?')[0]!));
  const lowered = page.waitForResponse((answer) => answer.url().endsWith('/cast/media/order'));
  await page.getByRole('button', { name: '1枚目を下へ移動' }).click();
  await expect(page.getByText('2枚目に移動しました。')).toBeVisible();
  expect((await lowered).status()).toBe(200);
  await expect(row(page, 2).locator('img')).toHaveAttribute('src', new RegExp(before!.split('?')[0]!));
  const lower = await row(page, 2).locator('img').getAttribute('src');
  const dragged = page.waitForResponse((answer) => answer.url().endsWith('/cast/media/order'));
  const grip = (await page.getByRole('button', { name: '2枚目をドラッグして並べ替え' }).boundingBox())!;
  const top = (await row(page, 1).boundingBox())!;
  await page.mouse.move(grip.x + 22, grip.y + 22);
  await page.mouse.down();
  for (const y of [top.y + 60, top.y + 20, top.y + 4]) await page.mouse.move(grip.x, y, { steps: 4 });
  await page.mouse.up();
  expect((await dragged).status()).toBe(200);
  await expect(row(page, 1).locator('img')).toHaveAttribute('src', new RegExp(lower!.split('?')[0]!));
});

test('what is for guests who have met her is seen by them alone, and looked at closely', async ({
  page,
  request,
  openBrowser,
}) => {
  const cast = await withPhotos(request, DEMO_CAST_PHONE, 1);
  const { userId: guestId } = await callApi(request, profileRoutes.getGuestProfile, {
    token: await tokenOf(request, DEMO_GUEST_PHONE, 1),
  });
  await signIn(page, cast.phone, 2, SCREEN);
  await choose(page, '写真を追加する', await face(4));
  await expect(row(page, 2).getByText('審査中')).toBeVisible();
  const [file] = await waitingFiles(cast.userId);
  await operate('approveMedia', file!);
  await page.reload();
  await row(page, 2).getByRole('switch').click();
  await expect(row(page, 2).getByRole('switch')).toBeChecked();
  await expect(row(page, 1).getByRole('switch')).toHaveCount(0);
  const stranger = await guestWith(request);
  const { userId: strangerId } = await callApi(request, profileRoutes.getGuestProfile, {
    token: stranger.token,
  });
  const profile = `/guest/user-profile?castId=${cast.userId}`;
  const other = await openBrowser();
  await signIn(other, stranger.phone, 1, profile);
  const list = (of: Page) => of.getByRole('list', { name: '写真' }).getByRole('listitem');
  await expect(list(other)).toHaveCount(1);
  await expect(other.getByText('ご利用実績のあるゲストに公開されています。')).toBeVisible();
  const guest = await openBrowser();
  await signIn(guest, DEMO_GUEST_PHONE, 1, profile);
  await expect(list(guest)).toHaveCount(2);
  await guest.getByRole('button', { name: `${LAST_MEETING.cast}さんの写真 1枚目` }).click();
  const viewer = guest.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await expectCleanScreen(guest, 'a photo looked at closely');
  await guest.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 2')).toBeVisible();
  const src = await viewer.getByRole('img').getAttribute('src');
  expect((await request.get(src!)).status()).toBe(200);
  expect((await request.get(src!.split('?')[0]!)).status()).toBe(404);
  expect((await request.get(src!.replace(guestId, strangerId))).status()).toBe(404);
  await guest.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('a video is handed in, looked at and played', async ({ page, request, openBrowser }) => {
  const cast = await withPhotos(request, (await theCast(request)).phone);
  await signIn(page, cast.phone, 2, SCREEN);
  await choose(page, '動画を追加する', {
    name: 'hello.mp4',
    mimeType: 'video/mp4',
    buffer: await drawVideo(),
  });
  await expect(page.getByText('審査中')).toBeVisible();
  const [file] = await waitingFiles(cast.userId);
  await operate('approveMedia', file!);
  await page.reload();
  await expect(page.getByText('公開中')).toBeVisible();
  await expectCleanScreen(page, 'a video that is shown');
  const guest = await openBrowser();
  const stranger = await guestWith(request);
  await signIn(guest, stranger.phone, 1, `/guest/user-profile?castId=${cast.userId}`);
  const src = await guest.locator('video').getAttribute('src');
  const part = await request.get(src!.split('#')[0]!, { headers: { range: 'bytes=0-15' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-type']).toBe('video/mp4');
});

test('a guest’s picture is cut to his face, looked at, and shown', async ({ page, request }) => {
  const guest = await guestWith(request);
  const { userId } = await callApi(request, profileRoutes.getGuestProfile, { token: guest.token });
  await signIn(page, guest.phone, 1, '/guest/my-profile/avatar');
  await choose(page, '画像を選ぶ', await face(6));
  await expect(page.getByText('審査中')).toBeVisible();
  await expectCleanScreen(page, 'a picture that waits');
  const [file] = await waitingFiles(userId);
  await operate('approveMedia', file!);
  await page.reload();
  await expect(page.getByText('公開中')).toBeVisible();
  await page.goto('/guest/edit-profile');
  await expect(page.getByRole('link', { name: 'プロフィール画像' }).locator('img')).toBeVisible();
});
