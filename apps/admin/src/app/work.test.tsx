// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const row = { askedAt: '2026-11-20T00:00:00Z', answerBy: null, owner: null };
const page = (items: readonly unknown[]) => () => ({ items, nextCursor: null });

/** What every screen asks for besides. */
const office = (role: 'finance' | 'owner' | 'support', rest: Answers): Answers => ({
  'GET /session': () => officeOf(role),
  'GET /queues': () => ({ items: [] }),
  'GET /alerts': page([]),
  'GET /operators': () => ({ items: [] }),
  ...rest,
});

const act = (number: number, proposerId: string) => ({
  ...row,
  itemId: id(number),
  actId: id(number),
  kind: 'GUEST_ADJUSTMENT',
  accountId: id(90),
  nickname: 'たかし',
  audit: null,
  purchaseId: null,
  bookingId: null,
  participationId: null,
  points: -1200,
  reason: '重複した付与の取り消し',
  proposer: { id: proposerId, name: '佐藤' },
});

test("approves another's proposal after a question; one's own can only be taken back", async () => {
  const rows = [act(11, id(2)), act(12, id(1))];
  const { names } = openOffice(
    `/queues/acts?item=${id(12)}`,
    office('owner', {
      'GET /acts': () => ({ items: rows, nextCursor: null }),
      [`POST /acts/${id(11)}/approve`]: () => {
        rows.shift();
        return {};
      },
    }),
  );
  await screen.findByText('ご自身の提案は、ほかの担当者が承認します。取り下げることはできます。');
  expect(screen.queryByRole('button', { name: '承認して実行する' })).toBeNull();
  key('a');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  key('k');
  fireEvent.click(await screen.findByRole('button', { name: '承認して実行する' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('\u22121,200P');
  expect(names()).not.toContain(`POST /acts/${id(11)}/approve`);
  fireEvent.click(
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === '承認して実行する')!,
  );
  await screen.findByText('提案を承認し、実行しました。');
});

const NUMBER = 'Y-7KQ2-M9XD';
const saved = (number: number, usedFor: 'INQUIRY' | 'REMOVAL', text: string) => ({
  answerId: id(number),
  usedFor,
  title: `題${number}`,
  text,
  version: 1,
  writtenBy: null,
  writtenAt: row.askedAt,
});
const thread = (messages: number) => ({
  accountId: id(90),
  name: null,
  mail: null,
  category: 'BUG',
  state: 'RECEIVED',
  subject: '通知が届かない',
  bookingId: null,
  removal: null,
  messages: Array.from({ length: messages }, (_, index) => ({
    number: index + 1,
    by: 'PERSON',
    text: `${index + 1}通目です`,
    at: row.askedAt,
    pictures: index === 0 ? ['https://yoimachi.example/inquiries/pictures/once'] : [],
  })),
});

test('an answer is not sent past what was written meanwhile, and is kept until that was read', async () => {
  let written = 1;
  const answers = office('support', {
    'GET /inquiries': page([
      {
        ...row,
        itemId: NUMBER,
        number: NUMBER,
        category: 'BUG',
        state: 'IN_PROGRESS',
        accountId: id(90),
        who: 'GUEST',
        nickname: 'たかし',
        bookingId: null,
      },
    ]),
    'GET /saved-answers': () => ({
      items: [
        saved(1, 'INQUIRY', '{name}さま\n\n{number}（{askedOn}）は修正しました。'),
        saved(2, 'REMOVAL', '削除しました。'),
      ],
    }),
    [`POST /inquiries/${NUMBER}/read`]: () => thread(written),
    [`POST /inquiries/${NUMBER}/answer`]: ({ body }) =>
      (body as { seen: number }).seen === written ? {} : new Refusal(409, 'CONFLICT'),
  });
  const { sent } = openOffice(`/queues/inquiries?item=${NUMBER}`, answers);
  await screen.findByText('お問い合わせの内容は表示していません');
  key('o');
  await screen.findByText('1通目です');
  const picture = screen.getByRole('img', { name: '添付画像 1' });
  expect(picture.getAttribute('src')).toBe('/inquiries/pictures/once');
  expect(picture.parentElement?.innerHTML).toContain('data-watermark="中野');
  await screen.findByRole('option', { name: '題1' });
  expect(screen.queryByRole('option', { name: '題2' })).toBeNull();
  type('定型文', id(1));
  expect(screen.queryByRole('button', { name: '宛名を入れる' })).toBeNull();
  written = 2;
  press('回答を送信する');
  await screen.findByText(/新しい連絡が届いたか/);
  press('最新の内容を表示する');
  await screen.findByText('2通目です');
  press('回答を送信する');
  await screen.findByText(`${NUMBER}に回答しました。`);
  expect(sent.filter(({ name }) => name.endsWith('/answer')).at(-1)?.body).toEqual({
    seen: 2,
    text: expect.stringMatching(/^たかしさま\n\nY-7KQ2-M9XD（\d+月\d+日）は修正しました。$/) as unknown,
  });
});

test('a saved answer takes the place of another one, and never of what was typed', async () => {
  openOffice(
    `/queues/inquiries?item=${NUMBER}`,
    office('finance', {
      'GET /inquiries': page([
        {
          ...row,
          itemId: NUMBER,
          number: NUMBER,
          category: 'BUG',
          state: 'IN_PROGRESS',
          accountId: id(90),
          who: 'GUEST',
          nickname: '{number}',
          bookingId: null,
        },
      ]),
      'GET /saved-answers': () => ({
        items: [saved(1, 'INQUIRY', '{name}さま\n\n一つ目'), saved(2, 'INQUIRY', '二つ目')],
      }),
      [`POST /inquiries/${NUMBER}/read`]: () => thread(1),
    }),
  );
  await screen.findByText('お問い合わせの内容は表示していません');
  key('o');
  await screen.findByRole('option', { name: '題1' });
  expect(screen.queryByRole('link', { name: '定型文を編集する' })).toBeNull();
  const field = screen.getByLabelText<HTMLTextAreaElement>('回答');
  press('宛名を入れる');
  type('定型文', id(1));
  expect(field.value).toBe('{number}さま\n\n一つ目');
  type('定型文', id(2));
  expect(field.value).toBe('二つ目');
  type('回答', '自分の言葉');
  expect(screen.getByLabelText<HTMLSelectElement>('定型文').value).toBe('');
  type('定型文', id(2));
  expect(field.value).toBe('自分の言葉\n\n二つ目');
});

const outcome = (name: string, billedPoints: number) => ({
  outcome: name,
  billedPoints,
  billedMinutes: null,
  rewardPoints: 0,
  feePoints: 0,
  penalty: null,
  settledPoints: billedPoints,
});

test('a claim about one of two casts is decided for her, with a reason', async () => {
  const claim = (castId: string, castName: string) => ({
    ...row,
    itemId: id(50),
    bookingId: id(50),
    number: 'B-1',
    castId,
    castName,
    guestId: id(90),
    guestName: 'たかし',
    claim: 'GUEST_NO_SHOW',
    objectedAt: row.askedAt,
    arrivedAt: null,
    finishedAt: null,
    plannedPoints: 12_000,
  });
  const { sent } = openOffice(
    `/queues/claims?item=${id(50)}`,
    office('support', {
      'GET /claims': page([claim(id(61), '美桜'), claim(id(62), '玲奈')]),
      [`POST /bookings/${id(50)}/preview-claim`]: () => ({
        castId: id(62),
        castName: '玲奈',
        outcomes: [outcome('PLAN', 12_000), outcome('REAL_TIME', 6000), outcome('NOTHING', 0)],
      }),
      [`POST /bookings/${id(50)}/decide-claim`]: () => ({ billedPoints: 6000 }),
    }),
  );
  fireEvent.click(await screen.findByRole('radio', { name: '玲奈' }));
  await screen.findByRole('radio', { name: /実際の時間で請求する/ });
  press('この内容で確定する');
  await screen.findByText('判断を選択してください。');
  key('2');
  press('この内容で確定する');
  await screen.findByText('理由を入力してください。');
  type('判断の理由', '双方から確認しました。');
  press('この内容で確定する');
  await screen.findByText('申し立ての判断を確定しました。ゲストの支払いは6,000Pです。');
  expect(sent.find(({ name }) => name.endsWith('/decide-claim'))?.body).toEqual({
    outcome: 'REAL_TIME',
    castId: id(62),
    reason: '双方から確認しました。',
  });
});

const alert = (alertId: number, isUrgent: boolean) => ({
  ...row,
  itemId: String(alertId),
  alertId,
  kind: 'OPERATOR_REPORT',
  isUrgent,
  notes: 0,
  text: `${alertId}番の知らせ`,
  acknowledgedBy: null,
  account: null,
  about: {},
});

test('what is urgent stands first, and of marked alerts only the others are done with', async () => {
  const calm = [alert(1, false), alert(2, false)];
  const { names } = openOffice(
    '/queues/alerts',
    office('finance', {
      'GET /alerts': ({ query }) => ({
        items: query.get('isUrgent') === 'true' ? [alert(3, true)] : calm,
        nextCursor: null,
      }),
      'POST /alerts/1/handle': () => ({}),
      'POST /alerts/2/handle': () => new Refusal(404, 'NOT_FOUND'),
    }),
  );
  await screen.findAllByText('2番の知らせ');
  const list = screen.getByRole('region', { name: 'SOS・警告の一覧' });
  expect([...list.querySelectorAll('li')].map((one) => /\d番/.exec(one.textContent)![0])).toEqual([
    '3番',
    '1番',
    '2番',
  ]);
  for (const mark of list.querySelectorAll('input')) fireEvent.click(mark);
  press('対応済みにする');
  await screen.findByRole('dialog');
  press('実行する');
  await screen.findByText('1件は処理できませんでした');
  expect(names().filter((name) => name.endsWith('/handle'))).toEqual([
    'POST /alerts/1/handle',
    'POST /alerts/2/handle',
  ]);
});

test('where somebody who calls for help is, is shown by one press with her safety as the reason', async () => {
  const place = { latitude: 35.6717, longitude: 139.765, accuracyMeters: 12.4 };
  const call = { ...alert(7, true), about: { sosId: id(70) } };
  const { sent } = openOffice(
    '/queues/alerts?item=7',
    office('support', {
      'GET /alerts': page([call]),
      'GET /alerts/7/log': () => ({ kind: 'OPERATOR_SOS', text: '', items: [] }),
      'POST /alerts/7/help': () => ({ place, isWithdrawn: false }),
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: '現在地を表示する' }));
  const map = await screen.findByRole('link', { name: '地図で開く' });
  expect(map.getAttribute('href')).toContain('mlat=35.6717&mlon=139.765');
  await screen.findByText('誤差 約12m');
  expect(sent.find(({ name }) => name === 'POST /alerts/7/help')?.body).toEqual({
    reason: expect.stringContaining('安全'),
  });
  press('閉じる');
  await screen.findByRole('button', { name: '現在地を表示する' });
});

test('a call for help stands over every screen until it is done with, and says who has it', async () => {
  let alarms: unknown[] = [alert(7, true)];
  openOffice(
    '/settings',
    office('support', {
      'GET /alerts': () => ({ items: alarms, nextCursor: null }),
      'GET /sessions': () => ({ items: [] }),
      'POST /alerts/7/acknowledge': () => {
        const acknowledgedBy = { id: id(1), name: '中野', at: row.askedAt };
        alarms = [{ ...alert(7, true), acknowledgedBy }];
        return {};
      },
      'POST /alerts/7/handle': () => {
        alarms = [];
        return {};
      },
      'GET /alerts/7/log': () => ({ kind: 'OPERATOR_SOS', text: '', items: [] }),
    }),
  );
  await screen.findByText('緊急 未対応1件');
  press('音を止める');
  await screen.findByRole('button', { name: '音を鳴らす' });
  fireEvent.click(screen.getByRole('region', { name: '緊急の案件' }).querySelector('button:last-of-type')!);
  await screen.findByText('中野さんが対応中');
  fireEvent.click(await screen.findByRole('button', { name: '対応済み' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === '対応済みにする')!,
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: '緊急の案件' })).toBeNull());
});
