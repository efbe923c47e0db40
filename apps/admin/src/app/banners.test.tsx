// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { NEWS_PICTURE_BYTES } from '@yoimachi/domain/news';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice } from './office.test-kit.tsx';

const picture = (bytes = 10, type = 'image/png') => new File([new Uint8Array(bytes)], 'banner.png', { type });
const stored = { pictureId: id(7), picturePath: `/news-pictures/${id(7)}` };

async function newBanner() {
  fireEvent.click(await screen.findByRole('button', { name: '新しく作る' }));
  const dialog = await screen.findByRole('dialog');
  const form = within(dialog);
  return {
    form,
    choose: (file: File) =>
      fireEvent.change(dialog.querySelector('input[type=file]')!, { target: { files: [file] } }),
    type: (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } }),
    save: () => fireEvent.click(form.getByRole('button', { name: '登録する' })),
  };
}

test('a banner is made with its picture; what is wrong is said at its field, and nothing typed is lost', async () => {
  let answer: unknown = new Refusal(400, 'NEWS_PICTURE_SHAPE');
  let made: unknown = new Refusal(410, 'UPLOAD_GONE');
  const { sent, names } = openOffice('/banners', {
    'GET /session': () => officeOf('support'),
    'GET /banners': () => ({ items: [], nextCursor: null }),
    'POST /news-pictures': () => answer,
    'POST /banners': () => made,
  });
  const { form, choose, type, save } = await newBanner();
  form.getByText(/横1440×縦480px（3:1）のJPEGまたはPNG、5MB以下/);
  save();
  await form.findByText('画像を選択してください。');
  form.getByText('1行、60文字以内でご入力ください。');
  type('題名', '冬のポイント');
  type('リンク先', 'javascript:alert(1)');
  await form.findByText(/httpsのアドレスをご入力ください/);
  type('リンク先', '/guest/buy-point');

  // What the server would refuse is not sent at all.
  choose(picture(10, 'image/webp'));
  await form.findByText('画像の形式が正しくありません。png・jpg・jpegの画像を選択してください。');
  choose(picture(NEWS_PICTURE_BYTES + 1));
  await form.findByText('ファイルサイズが上限を超えています。5MB以下の画像を選択してください。');
  expect(names()).not.toContain('POST /news-pictures');
  choose(picture());
  await form.findByText('NEWS_PICTURE_SHAPE');
  save();
  await form.findByText('画像を送信できていません。もう一度送信するか、選び直してください。');

  // No answer: the same file is sent again.
  answer = Promise.reject(new Error('no line'));
  choose(picture());
  const again = await form.findByRole('button', { name: '再試行する' });
  answer = stored;
  fireEvent.click(again);
  const shown = await form.findByRole('img', { name: '冬のポイント' });
  expect(shown.getAttribute('src')).toBe(`${stored.picturePath}/w960.webp`);

  // It was given up meanwhile.
  save();
  await form.findByText('UPLOAD_GONE');
  expect(form.getByLabelText('題名')).toHaveProperty('value', '冬のポイント');
  made = { bannerId: id(8) };
  choose(picture());
  await form.findByRole('img', { name: '冬のポイント' });
  save();
  await screen.findByText('バナーを登録しました。');
  expect(sent.filter(({ name }) => name === 'POST /banners').at(-1)!.body).toMatchObject({
    audience: 'GUESTS',
    title: '冬のポイント',
    link: '/guest/buy-point',
    endsAt: null,
    pictureId: stored.pictureId,
  });
});

test('a picture on its way is waited for, and can be given up', async () => {
  const arrived = Promise.withResolvers<unknown>();
  openOffice('/banners', {
    'GET /session': () => officeOf('support'),
    'GET /banners': () => ({ items: [], nextCursor: null }),
    'POST /news-pictures': () => arrived.promise,
  });
  const { form, choose, save } = await newBanner();
  choose(picture());
  await form.findByRole('progressbar');
  save();
  await form.findByText('画像の送信が終わってから、もう一度押してください。');
  fireEvent.click(form.getByRole('button', { name: '中止' }));
  await form.findByText('画像を選択してください。');
  arrived.resolve(stored);
  await arrived.promise;
  expect(form.queryByRole('img')).toBeNull();
});
