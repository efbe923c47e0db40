// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { defaultSentence } from '@yoimachi/domain/notice-wording';
import { expect, test } from 'vitest';
import { officeOf, openOffice } from './office.test-kit.tsx';

const KIND = 'GUEST_REVIEW_VISIBLE';
const written = (version: number, text: string) => ({
  kind: KIND,
  version,
  title: null,
  text,
  writtenBy: '佐藤',
  writtenAt: '2026-11-20T03:00:00.000Z',
});

test('a wording is saved once it is read anew: whoever changes it again at once begins from what stands', async () => {
  let items: readonly unknown[] = [];
  let isRead = Promise.resolve();
  let showAnew: () => void = () => undefined;
  const { sent } = openOffice('/wordings', {
    'GET /session': () => officeOf('support'),
    'GET /notice-wordings': async () => {
      await isRead;
      return { items };
    },
    [`GET /notice-wordings/${KIND}`]: () => ({ versions: items }),
    [`POST /notice-wordings/${KIND}`]: () => ({ version: 1 }),
    [`POST /notice-wordings/${KIND}/reset`]: () => ({ version: 2 }),
  });
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: `${KIND}の文面を編集する` }));
    return within(await screen.findByRole('dialog'));
  };
  const form = await open();
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: '文面' });
  fireEvent.change(text, { target: { value: '評価が届きました。' } });
  isRead = new Promise((resolve) => {
    showAnew = resolve;
  });
  items = [written(1, '評価が届きました。')];
  fireEvent.click(form.getByRole('button', { name: '保存する' }));
  await expect.poll(() => sent.filter(({ name }) => name === 'GET /notice-wordings')).toHaveLength(2);
  // The list is not there yet: nothing is said, and the dialog waits.
  fireEvent.click(form.getByRole('button', { name: 'キャンセル' }));
  expect(screen.queryByText('文面を変更しました。')).toBeNull();
  expect(text.isConnected).toBe(true);
  showAnew();
  await screen.findByText('文面を変更しました。');
  const again = await open();
  expect(again.getByRole('textbox', { name: '文面' })).toHaveProperty('value', '評価が届きました。');
  fireEvent.change(again.getByRole('textbox', { name: '文面' }), { target: { value: '' } });
  again.getByText(`標準: ${defaultSentence(KIND).text}`);
  items = [];
  fireEvent.click(again.getByRole('button', { name: '標準の文面に戻す' }));
  await screen.findByText('標準の文面に戻しました。');
  expect(sent.filter(({ name }) => !name.startsWith('GET')).map(({ body }) => body)).toEqual([
    { seen: 0, title: null, text: '評価が届きました。' },
    { seen: 1 },
  ]);
});
