// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const NUMBER = 'DH-20261120-AAAAAAAA';
const guest = { id: id(30), nickname: '高城' };
const casts = [
  { id: id(41), nickname: '\u202e真白', phase: 'meeting', status: 'IN_MEETING' },
  { id: id(42), nickname: '美月', phase: 'noShow', status: 'NO_SHOW' },
] as const;

const listed = {
  bookingId: id(20),
  number: NUMBER,
  day: '2026-11-20',
  startMinute: 1080,
  endMinute: 1170,
  startsAt: '2026-11-20T09:00:00Z',
  endsAt: '2026-11-20T10:30:00Z',
  status: 'IN_MEETING',
  hasOpenClaim: false,
  guest,
  guestCount: 2,
  casts,
  store: { id: id(50), name: 'ラウンジ 白露' },
  requestedAt: '2026-11-18T04:02:00Z',
  requiredPoints: 28_200,
  settledPoints: null,
};

const share = (cast: (typeof casts)[number]) => ({
  cast: { id: cast.id, nickname: cast.nickname },
  status: 'APPROVE',
  phase: cast.phase,
  shown: cast.status,
  cancelType: null,
  approvedAt: '2026-11-18T04:40:00Z',
  arrivedBy: null,
  finishedAt: null,
  checkedOutAt: null,
  arrivedAt: cast.phase === 'meeting' ? '2026-11-20T08:51:00Z' : null,
  endsAt: '2026-11-20T10:30:00Z',
  price30: 5_200,
  price15: 2_600,
  plannedPoints: 15_600,
  billedMinutes: null,
  billedPoints: null,
  feePercent: 17,
  feePoints: 2_652,
  rewardPoints: 12_948,
  isRewardFrozen: false,
  feeBasis: null,
  claim: null,
  penalties: [],
  next: { what: cast.phase === 'meeting' ? 'END' : 'ABSENCE_CLOSES', at: '2026-11-20T10:30:00Z' },
});

const shown = {
  ...listed,
  confirmedAt: '2026-11-18T06:21:00Z',
  settledAt: null,
  paymentDeadlineAt: null,
  nextDue: null,
  participations: casts.map(share),
  money: {
    heldPoints: 28_200,
    usedPoints: null,
    card: null,
    debt: null,
    lots: [{ kind: 'PAID', points: 28_200, expiresOn: '2027-03-13' }],
  },
  history: [
    {
      at: '2026-11-18T04:02:00Z',
      actor: 'guest',
      operatorName: null,
      action: 'request',
      castName: null,
      fromState: null,
      toState: 'pending',
    },
    {
      at: '2026-11-20T09:15:00Z',
      actor: 'clock',
      operatorName: null,
      action: 'noShow',
      castName: '美月',
      fromState: 'due',
      toState: 'noShow',
    },
  ],
};

const page = (role: Parameters<typeof officeOf>[0], booking: object = shown): Answers => ({
  'GET /session': () => officeOf(role),
  [`GET /bookings/${NUMBER}`]: () => booking,
  'GET /bookings': () => ({ items: [listed], nextCursor: null }),
});

test('lists bookings by what stands in the address, and a member is found by number', async () => {
  const { router, sent } = openOffice('/bookings?status=IN_MEETING&from=oops&castId=1', {
    ...page('finance'),
    'GET /members/by-number': () => ({ items: [{ id: guest.id, side: 'GUEST' }] }),
    [`GET /members/${guest.id}`]: () => guest,
  });
  const row = (await screen.findByRole('link', { name: NUMBER })).closest('tr')!;
  expect(row.textContent).toContain('11/20（金） 18:00 – 19:30');
  expect(row.textContent).toContain('□真白');
  expect(row.textContent).toContain('仮押さえ28,200P');
  const asked = sent.filter(({ name }) => name === 'GET /bookings');
  expect(asked.map(({ query }) => query.toString())).toEqual(['status=IN_MEETING']);
  const field = screen.getByLabelText('会員番号');
  fireEvent.change(field, { target: { value: 'G-30450' } });
  fireEvent.blur(field);
  await screen.findByRole('button', { name: '「ゲスト: 高城」の条件を解除する' });
  expect(router.state.location.search).toEqual({ status: 'IN_MEETING', guestId: guest.id });
});

test('shows a booking without what is private, and reads that for a reason', async () => {
  const { sent } = openOffice(`/bookings/${NUMBER}`, {
    ...page('support'),
    [`POST /bookings/${id(20)}/read`]: () => ({
      booking: { place: '和食処 さざなみ' },
      participations: [],
      history: [
        { at: '2026-11-20T09:15:00Z', action: 'cancel', castName: '美月', reason: '体調\u200bが悪い' },
      ],
    }),
  });
  await screen.findByRole('heading', { name: NUMBER, level: 1 });
  const timeline = screen.getByRole('heading', { name: '履歴' }).closest('section')!;
  expect(timeline.textContent).toContain('美月 到着なし');
  expect(timeline.textContent).toContain('真白 終了');
  expect(
    within(screen.getByRole('region', { name: '美月' })).getByText('到着').nextSibling?.textContent,
  ).toBe('なし');
  expect(screen.queryByText('和食処 さざなみ')).toBeNull();
  expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(false);
  fireEvent.keyDown(document.body, { key: 'o' });
  await screen.findByText('和食処 さざなみ');
  expect(screen.getByText('体調□が悪い')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ reason: '審査の判断のため' });
});

const ENDING = {
  participations: [
    { castId: id(42), castName: '美月', to: 'CANCEL', billedMinutes: null, billedPoints: 0, rewardPoints: 0 },
  ],
  settledPoints: null,
};

test('ends one cast once the preview was shown, a reason was given and it was asked again', async () => {
  let isOver = false;
  const { sent } = openOffice(`/bookings/${NUMBER}`, {
    ...page('support'),
    [`POST /bookings/${id(20)}/preview-end`]: () => (isOver ? new Refusal(409, 'CLAIM_OPEN') : ENDING),
    [`POST /bookings/${id(20)}/end`]: () => ENDING,
  });
  const bodies = (end: string) => sent.filter(({ name }) => name.endsWith(end)).map(({ body }) => body);
  fireEvent.click(await screen.findByRole('button', { name: '予約を終了する' }));
  await screen.findByText('ほかのキャストの終了後に確定');
  fireEvent.change(screen.getByLabelText('対象'), { target: { value: id(42) } });
  await waitFor(() =>
    expect(bodies('/preview-end')).toEqual([
      { how: 'CANCEL', blamesGuest: false },
      { how: 'CANCEL', castId: id(42), blamesGuest: false },
    ]),
  );
  await screen.findByText('ほかのキャストの終了後に確定');
  fireEvent.click(screen.getByRole('button', { name: '終了する' }));
  expect(screen.getByText('理由を入力してください。')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^理由/), { target: { value: '体調不良' } });
  fireEvent.click(screen.getByRole('button', { name: '終了する' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(bodies('/end')).toEqual([]);
  isOver = true;
  fireEvent.click(within(dialog).getByRole('button', { name: '終了する' }));
  await screen.findByText('予約を終了しました。');
  expect(bodies('/end')).toEqual([{ reason: '体調不良', castId: id(42), blamesGuest: false }]);
});

test('what a role may not do is not drawn, and what is owed is forgiven by who may', async () => {
  const debt = { id: id(60), points: 4_000 };
  const { sent } = openOffice(`/bookings/${NUMBER}`, {
    ...page('finance', { ...shown, money: { ...shown.money, debt } }),
    [`POST /debts/${debt.id}/waive`]: () => ({ guestId: guest.id, points: debt.points }),
  });
  const waive = await screen.findByRole('button', { name: '請求を免除する' });
  expect(screen.getByText('ご自身の役割では、予約の操作は行えません。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /チャット/ })).toBeNull();
  expect(screen.queryByText('待ち合わせ場所と理由')).toBeNull();
  fireEvent.click(waive);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('よく使う理由'), { target: { value: '回収の見込みがないため。' } });
  fireEvent.click(dialog.getByRole('button', { name: '請求を免除する' }));
  await screen.findByText('4,000Pの未払いを免除しました。');
  expect(sent.find(({ name }) => name.endsWith('/waive'))?.body).toEqual({
    reason: '回収の見込みがないため。',
  });
});

test('nothing ends while a claim is open: it is decided first, in the right column', async () => {
  const claim = { type: 'CAST_NO_SHOW', at: '2026-11-20T11:51:00Z', objectedAt: null, closesAt: null };
  const [first, second] = shown.participations;
  const { sent } = openOffice(
    `/bookings/${NUMBER}`,
    page('support', {
      ...shown,
      hasOpenClaim: true,
      participations: [first, { ...second, claim: { ...claim, endedAt: null } }],
    }),
  );
  await screen.findByText(/申し立てがあるため/);
  expect(screen.queryByRole('button', { name: '予約を終了する' })).toBeNull();
  expect(screen.queryByRole('button', { name: /真白さんの申し立て/ })).toBeNull();
  expect(sent.some(({ name }) => name.endsWith('/preview-claim'))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /^美月さんの ?申し立てを ?判断する$/ }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name.endsWith('/preview-claim'))?.body).toEqual({ castId: id(42) }),
  );
});

test('a number that is nobody’s says so', async () => {
  openOffice('/bookings/DH-1', { 'GET /session': () => officeOf('support') });
  await screen.findByText('この予約は見つかりません');
});

test('tonight tells who has not come in red, on the first screen too', async () => {
  const meeting = {
    ...listed,
    casts: casts.map((cast) => ({
      ...cast,
      arrivedAt: null,
      finishedAt: null,
      checkedOutAt: null,
      next: { what: 'ABSENCE_CLOSES', at: '2026-11-20T10:30:00Z' },
    })),
  };
  const { router } = openOffice('/', {
    'GET /session': () => officeOf('support'),
    'GET /meetings/tonight': () => ({ items: [meeting], nextCursor: null }),
  });
  const line = await screen.findByRole('link', { name: /美月/ });
  expect(line.textContent).toContain('到着なし');
  fireEvent.click(screen.getByRole('link', { name: 'すべて表示' }));
  const row = (await screen.findByRole('link', { name: `18:00 – 19:30 ${NUMBER}` })).closest('tr')!;
  expect(within(row).getAllByText('無断キャンセルの確定')[0]!.className).toContain('text-danger');
  expect(router.state.location.pathname).toBe('/tonight');
});

test('a chat is read for a reason in place of what is private, what the product said in words', async () => {
  const said = { type: 'SYSTEM', at: '2026-11-18T04:02:00Z', isWithdrawn: false, isMeant: false };
  const { names } = openOffice(`/bookings/${NUMBER}`, {
    ...page('support'),
    [`POST /chats/${guest.id}/${id(42)}/read`]: () => ({
      guestId: guest.id,
      castId: id(42),
      messages: [
        { ...said, number: 1, by: 'guest', text: null, line: 'REQUESTED' },
        { ...said, number: 2, by: 'cast', text: '楽しみです', line: null, isWithdrawn: true },
        { ...said, number: 3, by: 'guest', text: null, line: null },
      ],
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '美月さんとのチャット' }));
  expect(screen.queryByText('待ち合わせ場所と理由は表示していません')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'o' });
  const chat = await screen.findByRole('list', { name: 'チャット' });
  expect([...chat.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('（同伴リクエストを送信）'),
    expect.stringMatching(/^キャスト.*取り消し済み楽しみです$/),
    expect.stringContaining('（ギフトを送信）'),
  ]);
  expect(names().filter((name) => name.startsWith('POST'))).toHaveLength(1);
});

test('says on what a cancellation fee rests, and leads to the form that makes it good', async () => {
  const basis = {
    cause: 'CANCELLED',
    isPreview: false,
    onDay: '2026-11-19',
    daysBefore: 1,
    percent: 50,
    plannedPoints: 15_600,
    feePoints: 7_800,
    rulePoints: 7_800,
    stageFeePercent: 17,
    stageFeePoints: 1_326,
    castPoints: 6_474,
    isCredited: true,
  };
  const participations = casts.map((cast) => ({ ...share(cast), feeBasis: basis }));
  const { router } = openOffice(`/bookings/${NUMBER}`, {
    ...page('support', { ...shown, participations }),
    'GET /fee-words': () => ({ text: '平均的な損害の範囲で定めています。' }),
    'GET /goodwill': () => ({ pointsADay: 20_000, leftPoints: 20_000 }),
  });
  const panel = within(
    (await screen.findByRole('heading', { name: 'キャンセル料の根拠' })).closest('section')!,
  );
  expect(panel.getAllByText('予定料金の50%')).toHaveLength(2);
  expect(panel.getAllByText('6,474P')).toHaveLength(2);
  const text = await panel.findByText(/予定料金31,200Pの50％にあたる15,600P/);
  expect(text.textContent).toContain('平均的な損害の範囲で定めています。');
  expect(text.textContent).not.toContain('6,474');
  fireEvent.click(panel.getByRole('link', { name: '15,600Pを返還する' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/members/${guest.id}`));
  expect(router.state.location.search).toEqual({ goodwillFor: NUMBER, points: 15_600 });
});
