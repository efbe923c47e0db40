// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const row = { askedAt: '2026-11-20T00:00:00Z', answerBy: null, owner: null };
const office = (rest: Answers): Answers => ({ 'GET /session': () => officeOf('owner'), ...rest });
const page = (items: readonly unknown[]) => () => ({ items, nextCursor: null });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const media = (number: number, nickname: string) => ({
  ...row,
  itemId: id(number),
  fileId: id(number),
  accountId: id(number + 100),
  nickname,
  kind: 'MAIN',
  hasQr: true,
  hasText: false,
  similarTo: null,
});
const openedMedia = {
  accountId: id(111),
  kind: 'MAIN',
  state: 'REVIEWING',
  submittedAt: row.askedAt,
  hasQr: true,
  foundText: 'LINEで連絡してね',
  similarTo: null,
  reportIds: [],
  path: '/once/1',
  until: '2026-11-20T00:10:00Z',
};

test('a picture is approved once everything on it was looked at, and not before it was shown', async () => {
  const rows = [media(11, '美桜'), media(12, '玲奈')];
  const { names } = openOffice(
    `/queues/media-files?item=${id(11)}`,
    office({
      'GET /media-files': () => ({ items: rows, nextCursor: null }),
      [`POST /media-files/${id(11)}/read`]: () => openedMedia,
      [`POST /media-files/${id(11)}/approve`]: () => {
        rows.shift();
        return {};
      },
    }),
  );
  await screen.findByText('写真・動画を表示すると判断できます');
  key('a');
  press('承認する');
  key('o');
  await screen.findByText('LINEで連絡してね');
  for (const number of ['1', '2', '3', '4']) key(number);
  await screen.findByText('残り1項目を確認すると承認できます');
  key('a');
  expect(names().filter((name) => name.endsWith('/approve'))).toEqual([]);
  key('5');
  await screen.findByText('すべての項目を確認しました');
  key('a');
  await screen.findByText(/美桜さんの.*を承認しました。/);
  // The next one follows closed.
  await screen.findByText('写真・動画を表示すると判断できます');
  expect(screen.queryByText('LINEで連絡してね')).toBeNull();
});

test('a picture is refused by a word of the list, and what its owner is told stands beside it', async () => {
  const { sent } = openOffice(
    `/queues/media-files?item=${id(11)}`,
    office({
      'GET /media-files': page([media(11, '美桜')]),
      [`POST /media-files/${id(11)}/read`]: () => openedMedia,
      [`POST /media-files/${id(11)}/reject`]: () => new Refusal(409, 'MEDIA_DECIDED'),
    }),
  );
  await screen.findByText('写真・動画を表示すると判断できます');
  key('o');
  await screen.findByText('LINEで連絡してね');
  press('差し戻す');
  await screen.findByText('差し戻す理由を選択してください。');
  type('差し戻す理由', 'CONTACT');
  await screen.findByText(/^ご本人への案内：/);
  press('差し戻す');
  await screen.findByText('MEDIA_DECIDED');
  expect(sent.find(({ name }) => name.endsWith('/reject'))?.body).toEqual({ reason: 'CONTACT' });
});

const report = {
  ...row,
  itemId: id(71),
  reportId: id(71),
  category: 'CASH',
  isSafety: true,
  isByCast: true,
  reporterId: id(41),
  reporterName: 'みはる',
  reportedId: id(90),
  reportedName: '長谷川',
  evidenceIds: [],
};

test('what the two had written stands closed below the report, each message by who wrote it', async () => {
  const said = { at: row.askedAt, line: null, isWithdrawn: false, isMeant: false };
  const { sent } = openOffice(
    `/queues/reports?item=${id(71)}`,
    office({
      'GET /reports': page([report]),
      [`POST /reports/${id(71)}/read`]: () => ({
        reporterId: id(41),
        reportedId: id(90),
        category: 'CASH',
        isSafety: true,
        at: row.askedAt,
        text: '現金を渡されそうになりました。',
      }),
      [`POST /reports/${id(71)}/chat/read`]: () => ({
        messages: [
          { ...said, number: 1, by: 'CAST', text: 'お会いできますか' },
          { ...said, number: 2, by: 'GUEST', text: '現金で払うよ', isMeant: true, isWithdrawn: true },
        ],
      }),
      [`POST /reports/${id(71)}/handle`]: () => ({}),
    }),
  );
  await screen.findByText('通報の内容は表示していません');
  key('o');
  await screen.findByText('現金を渡されそうになりました。');
  expect(screen.queryByText('現金で払うよ')).toBeNull();
  press('通報時のチャットを表示');
  const meant = (await screen.findByText('現金で払うよ')).closest('li')!;
  expect(meant.textContent).toContain('長谷川');
  expect(meant.textContent).toContain('送信取消');
  expect(meant.textContent).toContain('通報されたメッセージ');
  expect(screen.getByText('お会いできますか').closest('li')!.textContent).toContain('みはる');
  const reads = sent.filter(({ name }) => name.endsWith('/read'));
  expect(reads.map(({ body }) => Object.keys(body as object))).toEqual([['reason'], ['reason']]);
  key('h');
  await screen.findByText('みはるさんからの通報を対応済みにしました。');
});

const lost = (isSamePerson: boolean) => ({
  state: 'WAITING',
  askedAt: row.askedAt,
  oldPhone: '+819011112222',
  newPhone: '+819033334444',
  name: '長谷川 翔',
  birthday: '1990-04-01',
  reason: '紛失しました',
  isKnown: true,
  isSamePerson,
});

test('a lost number of somebody whose name differs is handed over only after a question', async () => {
  const { sent, names } = openOffice(
    `/queues/lost-numbers?item=${id(21)}`,
    office({
      'GET /lost-numbers': page([{ ...row, itemId: id(21), requestId: id(21) }]),
      [`POST /lost-numbers/${id(21)}/read`]: () => lost(false),
      [`POST /lost-numbers/${id(21)}/approve`]: () => ({}),
    }),
  );
  await screen.findByText('申請の内容を表示すると判断できます');
  key('o');
  await screen.findByText('氏名または生年月日が、登録内容と一致しません。');
  press('承認する');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(names().filter((name) => name.endsWith('/approve'))).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: '確認のうえ承認する' }));
  await screen.findByText('電話番号の紛失の申請を承認しました。');
  expect(sent.find(({ name }) => name.endsWith('/approve'))?.body).toEqual({ although: true });
});

test('a lost number is handed over at once where all agrees, and to nobody where nobody has it', async () => {
  const answers = office({
    'GET /lost-numbers': page([{ ...row, itemId: id(21), requestId: id(21) }]),
    [`POST /lost-numbers/${id(21)}/read`]: () => ({ ...lost(false), isKnown: false }),
    [`POST /lost-numbers/${id(21)}/approve`]: () => ({}),
  });
  const { sent, names } = openOffice(`/queues/lost-numbers?item=${id(21)}`, answers);
  await screen.findByText('申請の内容を表示すると判断できます');
  key('o');
  await screen.findByText('以前の電話番号で登録している会員はいません。承認できません。');
  key('a');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(names().filter((name) => name.endsWith('/approve'))).toEqual([]);
  answers[`POST /lost-numbers/${id(21)}/read`] = () => lost(true);
  press(/閉じる/);
  key('o');
  await screen.findByText('氏名と生年月日は、登録内容と一致しています。');
  key('a');
  await screen.findByText('電話番号の紛失の申請を承認しました。');
  expect(sent.find(({ name }) => name.endsWith('/approve'))?.body).toEqual({ although: false });
});

test('a change of a name is compared with what is registered, and refused with a sentence for her', async () => {
  const { sent } = openOffice(
    `/queues/name-requests?item=${id(31)}`,
    office({
      'GET /name-requests': page([
        { ...row, itemId: id(31), requestId: id(31), castId: id(41), nickname: '美桜' },
      ]),
      [`POST /name-requests/${id(31)}/read`]: () => ({
        castId: id(41),
        registered: { name: '佐藤 美桜', nameKana: 'サトウ ミオ', birthday: '1998-05-01' },
        wanted: { name: '鈴木 美桜', nameKana: 'スズキ ミオ', birthday: '1998-05-01', reason: '結婚' },
      }),
      [`POST /name-requests/${id(31)}/decision`]: () => ({ castId: id(41) }),
    }),
  );
  await screen.findByText('申請の内容を表示すると判断できます');
  expect(screen.queryByText('鈴木 美桜')).toBeNull();
  key('o');
  await screen.findByText('鈴木 美桜');
  expect(screen.getAllByText('変更')).toHaveLength(2);
  press('差し戻す');
  await screen.findByText('理由を入力してください。');
  type('差し戻す理由', '書類が読み取れません。');
  press('差し戻す');
  await screen.findByText('美桜さんの登録内容の変更を差し戻しました。');
  expect(sent.find(({ name }) => name.endsWith('/decision'))?.body).toEqual({
    approved: false,
    reason: '書類が読み取れません。',
  });
});

const referral = (number: number, friendName: string) => ({
  ...row,
  itemId: id(number),
  friendId: id(number),
  friendName,
  referrerId: id(80),
  referrerName: '玲奈',
});

test('of marked invitations each is counted by a call of its own, and what failed stays said', async () => {
  const { names, sent } = openOffice(
    '/queues/referrals',
    office({
      'GET /referrals': page([referral(81, '葵'), referral(82, '凛'), referral(83, '紬')]),
      [`POST /referrals/${id(81)}/decide`]: () => ({ referrerId: id(80) }),
      [`POST /referrals/${id(82)}/decide`]: () => new Refusal(409, 'CONFLICT'),
    }),
  );
  await screen.findByText('葵');
  const [first, second] = screen.getAllByRole('checkbox');
  fireEvent.click(first!);
  fireEvent.click(second!);
  press('数に入れない');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByText('玲奈さんの紹介の数に入れません')).toHaveLength(2);
  expect(names().filter((name) => name.endsWith('/decide'))).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: '実行する' }));
  await screen.findByText('1件は処理できませんでした');
  await dialog.findByText('CONFLICT');
  const decided = sent.filter(({ name }) => name.endsWith('/decide'));
  expect(decided.map(({ name, body }) => [name, body])).toEqual([
    [`POST /referrals/${id(81)}/decide`, { counts: false }],
    [`POST /referrals/${id(82)}/decide`, { counts: false }],
  ]);
});
