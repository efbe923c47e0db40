// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice } from './office.test-kit.tsx';

const shift = (shiftId: number, name: string, isOnDuty: boolean) => ({
  shiftId,
  operator: { id: id(shiftId), name },
  weekdays: [0, 5, 6],
  fromMinute: 1080,
  toMinute: 120,
  position: shiftId,
  hasMail: false,
  isOnDuty,
});
const colleague = {
  id: id(5),
  name: '鈴木',
  role: 'support',
  isDisabled: false,
  mail: null,
  hasPassword: true,
  hasFactor: true,
  invitedUntil: null,
  sessions: 0,
  seenAt: null,
};

test('who is on call is listed, added with a number that is refused at its field, and taken off after a question', async () => {
  let rows = [shift(1, '佐藤', true), shift(2, '田中', false)];
  let isRefused = true;
  const { sent } = openOffice('/on-call', {
    'GET /session': () => officeOf('support'),
    'GET /shifts': () => ({ items: rows }),
    'GET /operators': () => ({ items: [colleague] }),
    [`POST /operators/${id(5)}/shifts`]: () => {
      if (isRefused) return new Refusal(400, 'PHONE_NOT_MOBILE', 'phone');
      rows = [...rows, shift(3, '鈴木', false)];
      return { shiftId: 3, position: 3 };
    },
    'POST /shifts/1/remove': () => {
      rows = rows.slice(1);
      return undefined;
    },
  });
  const first = (await screen.findByText('佐藤', { selector: 'b' })).closest('tr')!;
  expect(first.textContent).toContain('担当時間中');
  expect(first.textContent).toContain('日・金・土');
  expect(first.textContent).toContain('18:00〜02:00');

  fireEvent.click(screen.getByRole('button', { name: '当番を追加する' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(form.getByRole('button', { name: '追加する' }));
  await form.findByText('担当者を選択してください。');
  fireEvent.change(form.getByLabelText(/担当者/), { target: { value: id(5) } });
  fireEvent.change(form.getByLabelText(/携帯電話番号/), { target: { value: '0312345678' } });
  fireEvent.click(form.getByLabelText('月'));
  fireEvent.click(form.getByRole('button', { name: '追加する' }));
  const phone = form.getByLabelText(/携帯電話番号/);
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  isRefused = false;
  fireEvent.change(phone, { target: { value: '09012345678' } });
  fireEvent.click(form.getByRole('button', { name: '追加する' }));
  await screen.findByText('当番を追加しました。');
  const bodies = sent.filter(({ name }) => name.startsWith('POST /operators')).map(({ body }) => body);
  expect(bodies[1]).toEqual({
    phone: '09012345678',
    weekdays: 'sun,tue,wed,thu,fri,sat',
    hours: '18:00-02:00',
  });

  fireEvent.click(screen.getByRole('button', { name: '佐藤さんの当番を外す' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '外す' }));
  await screen.findByText('当番を外しました。');
  await waitFor(() => expect(screen.queryByText('佐藤', { selector: 'b' })).toBeNull());
});
