import type { APIRequestContext, Page } from '@playwright/test';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { mediaRoutes } from '@yoimachi/contract/media';
import { profileRoutes } from '@yoimachi/contract/profile';
import { searchRoutes } from '@yoimachi/contract/search';
import { drawVideo } from '../apps/server/src/gateways/video/test/drawn-video.ts';
import { expectCleanScreen } from './axe.ts';
import { callApi } from './support/api.ts';
import { signIn, tokenOf } from './support/dev.ts';
import { operate } from './support/operator.ts';
import { guestWith } from './support/people.ts';
import { face, waitingFiles } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const SCREEN = '/cast/my-profile/photos';
const row = (page: Page, position: number) => page.getByRole('row', { name: `${position}枚目` });

/** A demo cast whom no other test pictures, without any photo. */
async function emptied(request: APIRequestContext, phone: string) {
  const token = await tokenOf(request, phone, 2);
  const { photos } = await callApi(request, mediaRoutes.castMedia, { token });
  for (const { mediaId } of photos)
    await callApi(request, mediaRoutes.removeMedia, { token, params: { mediaId } });
  const { userId } = await callApi(request, profileRoutes.castHome, { token });
  return { token, userId, phone };
}

/** A demo cast with a settled meeting, and its guest; neither has reported the other. */
async function castWithHistory(request: APIRequestContext) {
  for (let number = 110; number < 140; number += 1) {
    const phone = `09000000${number}`;
    const token = await tokenOf(request, phone, 2);
    const query = { tab: 'PAST' } as const;
    const { items } = await callApi(request, castBookingRoutes.listCastBookings, { token, query });
    const { userId } = await callApi(request, profileRoutes.castHome, { token });
    for (const { state, guest } of items)
      if (
        state.settledAt !== null &&
        state.finishedAt !== null &&
        (await sees(request, guest.userId, userId))
      )
        return { cast: await emptied(request, phone), guestId: guest.userId };
  }
  throw new Error('No demo cast has had a meeting');
}

async function sees(request: APIRequestContext, guestId: string, castId: string): Promise<boolean> {
  const token = await tokenOf(request, { accountId: guestId }, 1);
  const answer = await request.get(`/v1${searchRoutes.getCast.path.replace(':castId', castId)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.ok();
}

async function choose(page: Page, button: string, ...files: Awaited<ReturnType<typeof face>>[]) {
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
  const cast = await emptied(request, '09000000107');
  await signIn(page, cast.phone, 2, SCREEN);
  await expect(page.getByText('写真はまだありません。')).toBeVisible();
  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_485_761, 1) };
  await choose(page, '写真を追加する', large);
  await expect(page.getByText('10MB以下の写真を選択してください。').first()).toBeVisible();
  await page.getByRole('button', { name: '取り消す', exact: true }).click();
  await choose(page, '写真を追加する', { ...large, name: 'moving.gif', mimeType: 'image/gif' });
  await expect(page.getByText('画像の形式が正しくありません。').first()).toBeVisible();
  await page.getByRole('button', { name: '取り消す', exact: true }).click();
  await choose(page, '写真を追加する', await face(1), await face(2));
  await expect(page.getByText('審査中')).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByText('写真 2 / 5')).toBeVisible();
  await expectCleanScreen(page, 'photos that wait');
  const [first, second] = await waitingFiles(cast.userId);
  await operate('approve-media', first!);
  await operate('reject-media', second!, '--reason', 'OTHER_FACES');
  await page.reload();
  await expect(row(page, 1).getByText('メイン')).toBeVisible();
  await expect(
    row(page, 2).getByText('ほかの人の顔が写っています。お一人の写真に差し替えてください。'),
  ).toBeVisible();
  await expectCleanScreen(page, 'a photo that was given back');
  await choose(page, '2枚目を差し替える', await face(3));
  await expect(row(page, 2).getByText('審査中')).toBeVisible({ timeout: 60_000 });
  const [third] = await waitingFiles(cast.userId);
  await operate('approve-media', third!);
  await page.reload();
  await expect(row(page, 2).getByText('公開中')).toBeVisible();
  const before = await row(page, 2).locator('img').getAttribute('src');
  await row(page, 2).focus();
  await page.getByRole('button', { name: '2枚目をドラッグして並べ替え' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '2枚目 の後に挿入' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const ordered = page.waitForResponse((answer) => answer.url().endsWith('/cast/media/order'));
  await page.keyboard.press('Enter');
  expect((await ordered).status()).toBe(200);
  await expect(row(page, 1).locator('img')).toHaveAttribute('src', new RegExp(before!.split('?')[0]!));
  await page.getByRole('button', { name: '1枚目を下へ移動' }).click();
  await expect(page.getByText('2枚目に移動しました。')).toBeVisible();
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
  const { cast, guestId } = await castWithHistory(request);
  await signIn(page, cast.phone, 2, SCREEN);
  await choose(page, '写真を追加する', await face(4), await face(5));
  await expect(page.getByText('審査中')).toHaveCount(2, { timeout: 60_000 });
  for (const file of await waitingFiles(cast.userId)) await operate('approve-media', file);
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
  await signIn(guest, { accountId: guestId }, 1, profile);
  await expect(list(guest)).toHaveCount(2);
  await list(guest).first().getByRole('button').click();
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
  const cast = await emptied(request, '09000000109');
  await signIn(page, cast.phone, 2, SCREEN);
  await choose(page, '動画を追加する', {
    name: 'hello.mp4',
    mimeType: 'video/mp4',
    buffer: await drawVideo(),
  });
  await expect(page.getByText('審査中')).toBeVisible({ timeout: 60_000 });
  const [file] = await waitingFiles(cast.userId);
  await operate('approve-media', file!);
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
  await expect(page.getByText('審査中')).toBeVisible({ timeout: 60_000 });
  await expectCleanScreen(page, 'a picture that waits');
  const [file] = await waitingFiles(userId);
  await operate('approve-media', file!);
  await page.reload();
  await expect(page.getByText('公開中')).toBeVisible();
  await page.goto('/guest/edit-profile');
  await expect(page.getByRole('link', { name: 'プロフィール画像' }).locator('img')).toBeVisible();
});
