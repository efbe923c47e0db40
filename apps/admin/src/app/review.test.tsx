// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const row = { askedAt: '2026-11-20T00:00:00Z', answerBy: null, owner: null };
const office = (rest: Answers): Answers => ({ 'GET /session': () => officeOf('owner'), ...rest });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const why = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

const penalty = (number: number, reviewedAt: string | null = null) => ({
  penaltyId: id(number),
  kind: 'CAST_CANCEL',
  at: '2026-11-19T09:00:00Z',
  bookingId: id(70),
  reviewedAt,
  number: 'DH-20261119-AAAAAAAA',
  startsAt: '2026-11-19T09:00:00Z',
});

test("a penalised cast's review is closed with a reason, by what was seen, or one penalty is lifted", async () => {
  let rows = [
    {
      ...row,
      itemId: id(41),
      castId: id(41),
      nickname: 'ひなた',
      penalties: [penalty(51, '2026-11-01T00:00:00Z'), penalty(52), penalty(53)],
    },
  ];
  const { sent } = openOffice(
    `/queues/penalties?item=${id(41)}`,
    office({
      'GET /penalties': () => ({ items: rows, nextCursor: null }),
      [`POST /penalties/${id(52)}/lift`]: () => ({ castId: id(41), counting: 2 }),
      [`POST /penalties/casts/${id(41)}/close`]: () => {
        rows = [];
        return { counting: 3 };
      },
    }),
  );
  await press('解除する');
  await screen.findByText('解除するペナルティを選択してください。');
  await press('確認を終える');
  expect(sent.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  expect(screen.getAllByText('確認済み')).toHaveLength(1);
  fireEvent.click(screen.getAllByRole('radio')[1]!);
  why(/理由/, '急病と確認したため。');
  await press('解除する');
  await screen.findByText('ひなたさんのペナルティを解除しました。残りは2件です。');
  why(/理由/, '様子を見る');
  await press('確認を終える');
  await screen.findByText('ひなたさんの確認を終了しました。');
  expect(sent.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)).toEqual([
    { reason: '急病と確認したため。' },
    { reason: '様子を見る', seenId: id(53) },
  ]);
});

const account = (number: number, nickname: string, isOfOther: boolean) => ({
  accountId: id(number),
  nickname,
  isOfOther,
  who: 'GUEST',
  isSuspended: false,
  hasLeft: false,
});

test('where a colleague was quicker about a match, it stays until one says it anew or leaves it', async () => {
  const match = {
    ...row,
    itemId: id(60),
    identityId: id(61),
    otherId: id(62),
    kinds: ['DEVICE'],
    accounts: [account(90, 'むらっち', false), account(91, '古賀', true)],
  };
  let isDecided = false;
  const { sent, names } = openOffice(
    `/queues/matches?item=${match.itemId}`,
    office({
      'GET /matches': () => ({ items: isDecided ? [] : [match], nextCursor: null }),
      [`POST /matches/${id(61)}/${id(62)}/decide`]: ({ body }) => {
        isDecided = true;
        if ((body as { isAgain?: boolean }).isAgain) return {};
        const decided = { decision: 'DIFFERENT', by: '佐藤', at: '2026-11-20T01:00:00Z' };
        return new Refusal(409, 'CONFLICT', undefined, { decided });
      },
    }),
  );
  await screen.findByText('むらっち');
  why(/理由/, '同じ書類と確認したため。');
  await press('同じ方');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/佐藤さんが「別の方」と判断しました。/);
  // The list has it no longer, the screen does.
  await waitFor(() => expect(names().filter((name) => name === 'GET /matches')).toHaveLength(2));
  expect(screen.getByText('むらっち')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: '判断し直す' }));
  await screen.findByText('同じ方と判断しました。');
  expect(sent.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)).toEqual([
    { decision: 'SAME', reason: '同じ書類と確認したため。' },
    { decision: 'SAME', reason: '同じ書類と確認したため。', isAgain: true },
  ]);
});

test('who leaves a match as a colleague decided it sees that it was decided', async () => {
  const match = {
    ...row,
    itemId: id(60),
    identityId: id(61),
    otherId: id(62),
    kinds: ['CARD'],
    accounts: [account(90, 'むらっち', false)],
  };
  let items = [match];
  const { sent } = openOffice(
    `/queues/matches?item=${match.itemId}`,
    office({
      'GET /matches': () => ({ items, nextCursor: null }),
      [`POST /matches/${id(61)}/${id(62)}/decide`]: () => {
        items = [];
        return new Refusal(409, 'CONFLICT');
      },
    }),
  );
  await screen.findAllByText('むらっち');
  why(/理由/, '端末を共有しているだけのため。');
  await press('別の方');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('ほかの担当者が先に判断しました。');
  fireEvent.click(dialog.getByRole('button', { name: '戻る' }));
  await waitFor(() => expect(screen.queryByText('むらっち')).toBeNull());
  expect(sent.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
});

test('a report shows its text for a reason, and says when the two never wrote to each other', async () => {
  const report = {
    ...row,
    itemId: id(71),
    reportId: id(71),
    category: 'CONTACT',
    isSafety: false,
    isByCast: true,
    reporterId: id(41),
    reporterName: 'みはる',
    reportedId: id(90),
    reportedName: 'はせがわ',
    evidenceIds: [],
  };
  openOffice(
    `/queues/reports?item=${id(71)}`,
    office({
      'GET /reports': () => ({ items: [report], nextCursor: null }),
      [`POST /reports/${id(71)}/read`]: () => ({
        reporterId: id(41),
        reportedId: id(90),
        category: 'CONTACT',
        isSafety: false,
        text: '連絡先を何度も聞かれました。',
        similar: [],
      }),
      [`POST /reports/${id(71)}/chat/read`]: () => new Refusal(404, 'NOT_FOUND'),
    }),
  );
  expect(screen.queryByText('連絡先を何度も聞かれました。')).toBeNull();
  await screen.findByText('担当者なし');
  fireEvent.keyDown(document.body, { key: 'o' });
  await screen.findByText('連絡先を何度も聞かれました。');
  await press('通報時のチャットを表示');
  await waitFor(() => expect(screen.queryByRole('button', { name: '通報時のチャットを表示' })).toBeNull());
  await screen.findByText('メッセージはありません');
});

test('a notice that was not delivered is told without the marks of its variables', async () => {
  const delivery = {
    ...row,
    itemId: id(81),
    deliveryId: id(81),
    accountId: id(90),
    kind: 'GUEST_APPROVED',
    channel: 'MAIL',
    tries: 5,
    reason: '550 mailbox unavailable',
  };
  openOffice(
    '/queues/deliveries',
    office({ 'GET /notification-deliveries': () => ({ items: [delivery], nextCursor: null }) }),
  );
  await screen.findAllByText(/○○さんが○○の同伴リクエストを承認しました。/);
});

test('filters of bookings are kept under a name', async () => {
  const views: object[] = [];
  const { sent, router } = openOffice('/bookings?status=CLAIM', {
    'GET /session': () => officeOf('support'),
    'GET /bookings': () => ({ items: [], nextCursor: null }),
    'GET /views': () => ({ items: views }),
    'POST /views': ({ body }) => {
      const view = { id: id(31), ...(body as { name: string; search: string }) };
      views.push(view);
      return view;
    },
  });
  await press(/保存/);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '申し立て' } });
  fireEvent.click(dialog.getByRole('button', { name: /保存/ }));
  await screen.findByRole('button', { name: '申し立て' });
  await press(/すべて/);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await press('申し立て');
  await waitFor(() => expect(router.state.location.search).toEqual({ status: 'CLAIM' }));
  expect(sent.find(({ name }) => name === 'POST /views')!.body).toMatchObject({ list: 'bookings' });
});
