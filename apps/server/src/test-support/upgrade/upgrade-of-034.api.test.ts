import { expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { signUp } from '../index.ts';
import { PHONES } from './story.ts';
import { useUpgraded } from './use-upgraded.ts';

const app = useUpgraded('034');
const idOf = async (phone: string, userType: UserType) => (await signUp(app, userType, phone)).userId;
const guestRow = async (phone: string) => {
  const id = await idOf(phone, UserType.GUEST);
  return app.db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};
const castRow = async (phone: string) => {
  const id = await idOf(phone, UserType.CAST);
  return app.db
    .selectFrom('cast_member as c')
    .innerJoin('store as s', 's.id', 'c.store_id')
    .select(['c.nickname', 'c.profile', 'c.store_id', 's.prefecture', 's.district'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
};

test('one operator under several spellings is one row, and every act has its person', async () => {
  const acts = await app.db
    .selectFrom('operator_act as a')
    .innerJoin('operator as p', 'p.id', 'a.proposed_by')
    .leftJoin('operator as d', 'd.id', 'a.approved_by')
    .select(['p.name as proposer', 'd.name as approver'])
    .orderBy('a.proposed_at')
    .orderBy('a.id')
    .execute();
  expect(acts).toEqual([
    { proposer: 'taro', approver: 'hanako' },
    { proposer: 'taro', approver: null },
    { proposer: 'taro', approver: null },
  ]);
  const names = await app.db.selectFrom('operator').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['hanako', 'taro']));
  expect(new Set(names.map(({ name }) => name.toLowerCase())).size).toBe(names.length);
});

test('a suspension of before can be lifted, as one of today', async () => {
  const id = await idOf(PHONES.guestSuspended, UserType.GUEST);
  const suspension = app.db.selectFrom('suspension').select('lifted_at').where('account_id', '=', id);
  expect(await suspension.execute()).toEqual([{ lifted_at: null }]);
});

test('a nickname that nobody could choose now reaches the operators; one with something invisible is put right', async () => {
  await app.work();
  expect((await castRow(PHONES.castWithOldTexts)).nickname).toBe('あい');
  const guest = await guestRow(PHONES.guestWithOldTexts);
  const listed = app.db
    .selectFrom('nickname_review')
    .select('account_id')
    .where('forbidden_at', 'is not', null);
  expect((await listed.execute()).map((row) => row.account_id)).toContain(guest.id);
});

test('values outside the lists are gone from profiles, the others stay', async () => {
  for (const { profile } of [
    await guestRow(PHONES.guestWithOldTexts),
    await castRow(PHONES.castWithOldTexts),
  ]) {
    expect(profile).toMatchObject({ birthplace: 13 });
    expect(profile).not.toMatchObject({ hair: '虹色' });
    expect(profile).not.toMatchObject({ job: '忍者' });
  }
});

test('casts of one store share its row, and a district stands in its prefecture', async () => {
  const [first, second] = [await castRow(PHONES.castInMeeting), await castRow(PHONES.castWaited)];
  expect(first.store_id).toBe(second.store_id);
  // 銀座 was accepted as being in Okinawa.
  const moved = await castRow(PHONES.castWithOldTexts);
  const isThere = app.db
    .selectFrom('district')
    .select('name')
    .where('prefecture', '=', moved.prefecture)
    .where('name', '=', moved.district);
  expect(await isThere.execute()).toHaveLength(1);
});
