import { expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  guestWithPoints,
  signUp,
  signUpCast,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';

const app = useRewoundApp();
const desk = asOperator(app);
type Query = Parameters<typeof desk.ok<'listMembers'>>[1]['query'];
const list = (query: Query = {}) => desk.ok('listMembers', { query });
const idsOf = async (query: Query = {}) => (await list(query)).items.map(({ id }) => id);
const ids = (...people: Person[]) => people.map(({ userId }) => userId);

test('the newest member comes first, of either side', async () => {
  const [first, second, third] = [await signUpGuest(app), await verifiedCast(app), await signUpGuest(app)];
  expect((await idsOf()).slice(0, 3)).toEqual(ids(third, second, first));
  expect((await idsOf({ side: 'GUEST' })).slice(0, 2)).toEqual(ids(third, first));
  expect((await idsOf({ side: 'CAST' }))[0]).toBe(second.userId);
});

test('a page ends where the next one begins, and a cursor is one of ours', async () => {
  const people: string[] = [];
  for (let made = 0; made < 53; made++) people.unshift((await signUp(app, UserType.GUEST)).userId);
  const first = await list({ side: 'GUEST' });
  expect(first.items.map(({ id }) => id)).toEqual(people.slice(0, 50));
  const next = await list({ side: 'GUEST', cursor: first.nextCursor! });
  expect(next.items.map(({ id }) => id).slice(0, 3)).toEqual(people.slice(50));
  expect(await desk.tries('listMembers', { query: { cursor: 'x-1' } })).toMatchObject({
    ok: false,
    error: { code: 'VALIDATION' },
  });
}, 60_000);

test('each filter leaves out whom it does not mean', async () => {
  const guest = await signUpGuest(app, { nickname: 'ｶﾞｲﾄﾞさん' });
  const cast = await verifiedCast(app);
  const unverified = await signUpCast(app, { nickname: 'みお' });
  const day = app.clock.now().toISOString().slice(0, 10);
  await app.db
    .updateTable('cast_member')
    .set({ cast_class: 'SUPER_PREMIUM', paused_at: app.clock.now() })
    .where('id', '=', cast.userId)
    .execute();
  const row = await app.db
    .selectFrom('cast_member')
    .select(['prefecture', 'district'])
    .where('id', '=', cast.userId)
    .executeTakeFirstOrThrow();
  await desk.ok('suspendAccount', {
    params: { accountId: guest.userId },
    body: { takeFee: false, reason: '電話で確認' },
  });

  expect(await idsOf({ castClass: 'SUPER_PREMIUM' })).toEqual(ids(cast));
  expect(await idsOf({ state: 'PAUSED' })).toEqual(ids(cast));
  expect(await idsOf({ state: 'SUSPENDED' })).toEqual(ids(guest));
  expect(await idsOf({ state: 'LEFT' })).toEqual([]);
  expect(await idsOf({ side: 'CAST', ageState: 'UNCHECKED' })).toContain(unverified.userId);
  expect(await idsOf({ side: 'CAST', ageState: 'CHECKED' })).toContain(cast.userId);
  expect(await idsOf({ ageState: 'WAITING' })).toEqual([]);
  expect(await idsOf({ ageState: 'REFUSED' })).toEqual([]);
  const area = { prefecture: String(row.prefecture) as never, district: row.district! };
  expect(await idsOf(area)).toContain(cast.userId);
  expect(await idsOf(area)).not.toContain(guest.userId);
  expect(await idsOf({ words: 'がいど' })).toEqual(ids(guest));
  expect(await idsOf({ words: 'ガイド　さん' })).toEqual(ids(guest));
  expect(await idsOf({ words: 'がいど いない' })).toEqual([]);
  expect(await idsOf({ words: '100%_' })).toEqual([]);
  expect(await idsOf({ from: day, to: day })).toEqual(expect.arrayContaining(ids(guest, cast, unverified)));
  expect(await idsOf({ to: '2020-01-01' })).toEqual([]);
  expect(await idsOf({ from: '2099-01-01' })).toEqual([]);
});

test('a cast is found by her nickname and her store, also while nobody is shown her', async () => {
  const cast = await verifiedCast(app);
  const { store, nickname } = (await list({ side: 'CAST' })).items.find(({ id }) => id === cast.userId)!;
  await app.db
    .updateTable('cast_member')
    .set({ search_text: 'みお らうんじ 銀座' })
    .where('id', '=', cast.userId)
    .execute();
  expect(await idsOf({ words: 'ミオ ラウンジ' })).toEqual(ids(cast));
  await desk.ok('suspendAccount', {
    params: { accountId: cast.userId },
    body: { takeFee: false, reason: '電話で確認' },
  });
  expect(await idsOf({ words: 'ミオ ラウンジ' })).toEqual(ids(cast));
  expect([typeof store!.name, typeof nickname]).toEqual(['string', 'string']);
});

test('a list and a page of a member show no birthday, number, mail or name', async () => {
  const guest = await guestWithPoints(app, 12_000);
  const listed = (await list({ side: 'GUEST' })).items.find(({ id }) => id === guest.userId)!;
  expect(listed).toMatchObject({ side: 'GUEST', points: 12_000, ageState: 'CHECKED', suspendedAt: null });
  expect(listed.number).toMatch(/^G-\d{5,}$/);
  const read = await desk.ok('readMember', { params: { accountId: guest.userId } });
  expect(read).toMatchObject({
    ...listed,
    masked: { name: null, phone: guest.phone.slice(-4), mail: null },
    guest: { heldPoints: 0, openDebtPoints: 0, hasCard: true },
    cast: null,
    counts: { reportsAbout: 0, sessions: 0, notes: 0, bookings: { NEW: 0, DONE: 0 } },
    suspensions: [],
  });
  const shown = JSON.stringify([listed, read]);
  expect(shown).not.toContain(guest.phone);
  expect(shown).not.toContain('1985-04');
});

test('who suspended somebody, and who lifted it, stands on the page', async () => {
  const guest = await signUpGuest(app);
  const params = { accountId: guest.userId };
  await desk.ok('suspendAccount', {
    params,
    body: { takeFee: false, category: 'TROUBLE', reason: '電話で聞いた' },
  });
  await desk.ok('liftSuspension', { params, body: { reason: '電話で確認' } });
  const read = await desk.ok('readMember', { params });
  expect(read.suspensions).toMatchObject([{ by: 'tanaka', category: 'TROUBLE', liftedBy: 'tanaka' }]);
  const { items } = await desk.ok('listMemberHistory', { params, query: {} });
  const calls = items.filter(({ call }) => !call.startsWith('read') && !call.startsWith('list'));
  expect(calls).toMatchObject([
    { call: 'liftSuspension', operatorName: 'tanaka', outcome: 'DONE' },
    { call: 'suspendAccount', operatorName: 'tanaka', outcome: 'DONE' },
  ]);
  expect(JSON.stringify([read, items])).not.toContain('電話');
});

test('both accounts of a person name each other', async () => {
  const guest = await signUpGuest(app);
  const cast = await signUp(app, UserType.CAST, guest.phone);
  const read = await desk.ok('readMember', { params: { accountId: guest.userId } });
  expect(read.accounts).toMatchObject([{ id: cast.userId, side: 'CAST' }]);
});

test('nobody is nobody in every call of a page', async () => {
  const params = { accountId: app.context.ids.newId() };
  const unknown = { ok: false, error: { code: 'NOT_FOUND' } };
  const tabs = [
    'listMemberPoints',
    'listMemberMoney',
    'listMemberReviews',
    'listMemberReports',
    'listMemberBlocks',
    'listMemberConsents',
    'listMemberHistory',
    'listNotes',
  ] as const;
  for (const name of tabs) expect(await desk.tries(name, { params, query: {} }), name).toMatchObject(unknown);
  expect(await desk.tries('readMember', { params })).toMatchObject(unknown);
  expect(await desk.tries('listMemberSessions', { params })).toMatchObject(unknown);
  expect(await desk.tries('endSessionsOfMember', { params })).toMatchObject(unknown);
  expect(await desk.tries('addNote', { params, body: { text: 'x' } })).toMatchObject(unknown);
});

test('finance sees money and not who reported whom; nothing that is only looked at is kept', async () => {
  const guest = await signUpGuest(app);
  const finance = asOperator(app, 'suzuki');
  const input = { params: { accountId: guest.userId }, query: {} };
  const refused = { ok: false, error: { code: 'OPERATOR_ROLE' } };
  const kept = async () =>
    (
      await app.db
        .selectFrom('operator_audit')
        .select('call')
        .where('account_id', '=', guest.userId)
        .execute()
    ).length;
  expect(await finance.tries('listMemberMoney', input)).toMatchObject({ ok: true });
  expect(await finance.tries('listMemberReports', input)).toMatchObject(refused);
  expect(await finance.tries('listMemberSessions', { params: input.params })).toMatchObject(refused);
  expect(await kept()).toBe(0);
  expect(await finance.tries('endSessionsOfMember', { params: input.params })).toMatchObject(refused);
  expect(await kept()).toBe(1);
});
