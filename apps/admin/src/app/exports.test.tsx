// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchSaved, Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const ASKED = '2026-11-20T00:00:00Z';
const page = (items: readonly unknown[]) => () => ({ items, nextCursor: null });
const office = (role: 'owner' | 'support' | 'finance', rest: Answers): Answers => ({
  'GET /session': () => officeOf(role),
  ...rest,
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the filters of the audit as they stand are proposed as a file, with a reason', async () => {
  const { sent } = openOffice(
    '/audit?from=2026-11-01&call=readPerson',
    office('owner', {
      'GET /audit': page([]),
      'POST /audit/exports': () => ({ actId: id(5), rows: 1234 }),
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'CSVの書き出しを申請する' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '申請する' }));
  await dialog.findByText('理由を入力してください。');
  fireEvent.change(dialog.getByLabelText('理由'), { target: { value: '四半期の監査' } });
  fireEvent.click(dialog.getByRole('button', { name: '申請する' }));
  await screen.findByText(/^1,234件の書き出しを申請しました。/);
  expect(sent.find(({ name }) => name === 'POST /audit/exports')?.body).toEqual({
    from: '2026-11-01',
    call: 'readPerson',
    reason: '四半期の監査',
  });
});

const act = (rest: object) => ({
  itemId: id(11),
  askedAt: ASKED,
  answerBy: null,
  owner: null,
  actId: id(11),
  accountId: null,
  nickname: '',
  purchaseId: null,
  bookingId: null,
  participationId: null,
  points: 0,
  reason: '四半期の監査',
  proposer: { id: id(2), name: '佐藤' },
  audit: null,
  ...rest,
});
const audit = act({ kind: 'AUDIT_EXPORT', audit: { from: '2026-11-01', call: 'readPerson', rows: 1234 } });

test('an owner reads in words what of the audit is asked for, and approves it', async () => {
  const { names } = openOffice(
    `/queues/acts?item=${id(11)}`,
    office('owner', { 'GET /acts': page([audit]), [`POST /acts/${id(11)}/approve`]: () => ({}) }),
  );
  await screen.findByRole('heading', { name: '監査ログの書き出し（CSV）' });
  expect(screen.getByText('書き出す範囲').closest('div')?.textContent).toContain(
    '1,234件（2026/11/01〜）操作 個人情報を表示',
  );
  press('書き出しを承認する');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: '書き出しを承認する' }));
  await screen.findByText('書き出しを承認しました。提案者がダウンロードできます。');
  expect(names()).toContain(`POST /acts/${id(11)}/approve`);
});

test('finance sees it and cannot approve it', async () => {
  openOffice(`/queues/acts?item=${id(11)}`, office('finance', { 'GET /acts': page([audit]) }));
  await screen.findByText('監査ログの書き出しを承認できるのは、オーナーのみです。');
  expect(screen.queryByRole('button', { name: '書き出しを承認する' })).toBeNull();
});

test('what was approved is fetched in settings, once', async () => {
  const saved = catchSaved();
  const own = (number: number, state: string) => ({
    actId: id(number),
    kind: 'PERSONAL_EXPORT',
    accountId: id(90),
    nickname: 'たかし',
    audit: null,
    reason: '開示請求',
    proposedAt: ASKED,
    state,
    endsAt: null,
  });
  let state = 'READY';
  openOffice(
    '/settings',
    office('support', {
      'GET /exports': () => ({ items: [own(5, state), own(6, 'WAITING'), own(7, 'READY')] }),
      [`POST /acts/${id(5)}/personal-file`]: () => {
        state = 'FETCHED';
        return { data: {} };
      },
      [`POST /acts/${id(7)}/personal-file`]: () => new Refusal(409, 'EXPORT_ENDED'),
    }),
  );
  await screen.findByText('承認待ち');
  const fetchFirst = async () => {
    fireEvent.click(screen.getAllByRole('button', { name: 'ダウンロードする' })[0]!);
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'ダウンロードする' }));
  };
  await fetchFirst();
  await screen.findByText('ダウンロード済み');
  expect(saved).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await fetchFirst();
  await screen.findByText('EXPORT_ENDED');
  expect(saved).toHaveBeenCalledTimes(1);
});

test('finance has no exports in settings', async () => {
  const { names } = openOffice('/settings', office('finance', {}));
  await screen.findByRole('heading', { name: 'ログイン中の端末' });
  expect(screen.queryByText('データの書き出し')).toBeNull();
  expect(names()).not.toContain('GET /exports');
});
