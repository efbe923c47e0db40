import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { groupRoutes } from '@yoimachi/contract/group';
import { automaticGroups, type MemberType } from '@yoimachi/domain/group';
import { leavingRoutes } from '@yoimachi/contract/leaving';
import {
  guestWithPoints,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { addDays } from '@yoimachi/domain/time';
import { bookableCast, EVENING, finished, requested } from '../../../meeting/booking/test/support.ts';

const app = useRewoundApp();
const { listGroups, listGroupNames, groupCandidates, getGroup, listGroupMembers } = groupRoutes;
const { createGroup, changeGroup, deleteGroup, putIntoGroup, takeFromGroup } = groupRoutes;
const NOBODY = '00000000-0000-7000-8000-000000000000';
const CHOSEN = { name: 'いつもの方', memberType: 'CHOSEN', memberIds: [] as string[] } as const;

const keepers = async (cast: Person, names: readonly string[]): Promise<Person[]> => {
  const guests: Person[] = [];
  for (const nickname of names) {
    const guest = await signUpGuest(app, { nickname });
    await app.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest);
    guests.push(guest);
  }
  return guests;
};
const idOf = (person: Person) => person.userId;
const automatic = (type: MemberType) =>
  automaticGroups('cast').find(({ memberType }) => memberType === type)!.groupId;
const inGroup = async (person: Person, groupId: string) =>
  (await app.ok(listGroupMembers, { params: { groupId } }, person)).items.map(({ userId }) => userId).sort();

test('a cast makes a group of guests she knows, renames it, changes its people and deletes it', async () => {
  const cast = await verifiedCast(app);
  const [first, second, third] = await keepers(cast, ['藤代', '西村', 'Kent']);
  const body = { ...CHOSEN, memberIds: [first, second].map((guest) => guest!.userId) };
  const { groupId } = await app.ok(createGroup, { body }, cast);
  const card = (await app.ok(listGroups, {}, cast)).items.find((group) => group.groupId === groupId)!;
  expect(card).toMatchObject({
    name: 'いつもの方',
    memberType: 'CHOSEN',
    isAutomatic: false,
    memberCount: 2,
  });
  expect(card.faces.map(({ nickname }) => nickname).sort()).toEqual(['藤代', '西村'].sort());
  const changed = { ...CHOSEN, name: 'ゴルフの話', memberIds: [third!.userId] };
  await app.ok(changeGroup, { params: { groupId }, body: changed }, cast);
  expect(await app.ok(getGroup, { params: { groupId } }, cast)).toMatchObject({
    name: 'ゴルフの話',
    memberIds: [third!.userId],
  });
  await app.ok(putIntoGroup, { params: { groupId, friendId: first!.userId } }, cast);
  await app.ok(putIntoGroup, { params: { groupId, friendId: first!.userId } }, cast);
  await app.ok(takeFromGroup, { params: { groupId, friendId: third!.userId } }, cast);
  expect(await inGroup(cast, groupId)).toEqual([first!.userId]);
  const query = { friendId: first!.userId };
  const named = (await app.ok(listGroupNames, { query }, cast)).items;
  expect(named.map(({ memberType, contains }) => [memberType, contains])).toEqual([
    ['CHOSEN', true],
    ['FAVORITE', null],
    ['FAVORED', null],
    ['MET', null],
  ]);
  await app.ok(deleteGroup, { params: { groupId } }, cast);
  expect((await app.ok(listGroups, {}, cast)).items).toHaveLength(3);
  expect(await app.call(deleteGroup, { params: { groupId } }, cast)).toMatchObject({ code: 'NOT_FOUND' });
});

test('what is missing is said where it is missing', async () => {
  const cast = await verifiedCast(app);
  const guest = await signUpGuest(app);
  const refused = async (person: Person, change: object) => {
    const { status, code, details } = await app.call(createGroup, { body: { ...CHOSEN, ...change } }, person);
    return { status, code, field: details?.['field'] };
  };
  expect(await refused(cast, { name: ' ' })).toEqual({
    status: 400,
    code: 'GROUP_NAME_REQUIRED',
    field: 'name',
  });
  expect(await refused(guest, { name: ' ' })).toMatchObject({ code: 'LIST_NAME_REQUIRED', field: 'name' });
  expect(await refused(cast, { name: 'あ'.repeat(21) })).toMatchObject({ code: 'TOO_LONG', field: 'name' });
  expect(await refused(cast, { name: '🏳️‍🌈'.repeat(20) })).toMatchObject({ status: 200 });
  expect(await refused(cast, { name: '090-1234-5678' })).toMatchObject({
    code: 'TEXT_STOPPED',
    field: 'name',
  });
  expect(await refused(cast, { memberType: null })).toEqual({
    status: 400,
    code: 'MEMBER_TYPE_REQUIRED',
    field: 'memberType',
  });
  expect(await refused(guest, { memberType: 'FAVORED' })).toMatchObject({ code: 'MEMBER_TYPE_REQUIRED' });
  expect(await refused(cast, { memberIds: [NOBODY] })).toMatchObject({ status: 404, field: 'memberIds' });
  expect(await refused(cast, { memberIds: [guest.userId] })).toMatchObject({
    status: 404,
    field: 'memberIds',
  });
  // The three that everybody has, and the one of emoji.
  expect((await app.ok(listGroups, {}, cast)).items).toHaveLength(4);
});

test('there are fifty groups at most, also when many are made at once', async () => {
  const cast = await verifiedCast(app);
  const make = (index: number) => app.call(createGroup, { body: { ...CHOSEN, name: `${index}` } }, cast);
  for (let index = 0; index < 45; index++) expect((await make(index)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => make(100 + index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'GROUPS_FULL')).toHaveLength(5);
  expect((await app.ok(listGroupNames, {}, cast)).items).toHaveLength(53);
});

test('automatic groups fill themselves, and nobody renames or deletes them', async () => {
  const cast = await bookableCast(app);
  const { guest: met } = await finished(app, { cast });
  const [keeper] = await keepers(cast, ['宮下']);
  await app.ok(favoriteRoutes.addFavoriteGuest, { body: { guestId: met.userId } }, cast);
  expect(await inGroup(cast, automatic('FAVORITE'))).toEqual([met.userId]);
  expect(await inGroup(cast, automatic('FAVORED'))).toEqual([keeper!.userId]);
  expect(await inGroup(cast, automatic('MET'))).toEqual([met.userId]);
  const all = { name: '全員', memberType: 'ALL' as const, memberIds: [NOBODY] };
  const { groupId } = await app.ok(createGroup, { body: all }, cast);
  expect(await inGroup(cast, groupId)).toEqual([met.userId, keeper!.userId].sort());
  const params = { groupId: automatic('MET') };
  expect(await app.call(changeGroup, { params, body: CHOSEN }, cast)).toMatchObject({ status: 404 });
  expect(await app.call(deleteGroup, { params }, cast)).toMatchObject({ status: 404 });
  const friendId = keeper!.userId;
  expect(await app.call(putIntoGroup, { params: { groupId, friendId } }, cast)).toMatchObject({
    status: 404,
  });
  expect(await app.call(listGroupMembers, { params: { groupId: automatic('FAVORED') } }, met)).toMatchObject({
    status: 404,
  });
});

test('whoever is blocked or has left goes from every group by himself, and comes back when the block ends', async () => {
  const cast = await verifiedCast(app);
  const guests = await keepers(cast, ['藤代', '西村', 'Kent']);
  const body = { ...CHOSEN, memberIds: guests.map(idOf) };
  const { groupId } = await app.ok(createGroup, { body }, cast);
  const [blocked, left, stays] = guests as [Person, Person, Person];
  await app.ok(favoriteRoutes.addFavoriteGuest, { body: { guestId: blocked.userId } }, cast);
  const block = { castId: cast.userId, seen: [], shown: { points: 0, minutes: null } };
  await app.ok(blockRoutes.blockCast, { body: block }, blocked);
  const leave = { lapsingPoints: 0, transferYen: 0, reason: 'NOT_NEEDED' } as const;
  await app.ok(leavingRoutes.leave, { body: leave }, left);
  expect(await inGroup(cast, groupId)).toEqual([stays.userId]);
  expect(await inGroup(cast, automatic('FAVORED'))).toEqual([stays.userId]);
  expect(await inGroup(cast, automatic('FAVORITE'))).toEqual([]);
  expect((await app.ok(favoriteRoutes.listOwnFavoriteGuests, {}, cast)).items).toEqual([]);
  expect((await app.ok(getGroup, { params: { groupId } }, cast)).memberIds).toEqual([stays.userId]);
  const friendId = blocked.userId;
  expect(await app.call(putIntoGroup, { params: { groupId, friendId } }, cast)).toMatchObject({
    status: 404,
  });
  await app.ok(blockRoutes.unblockCast, { params: { castId: cast.userId } }, blocked);
  expect(await inGroup(cast, groupId)).toEqual([blocked.userId, stays.userId].sort());
});

test('she finds those she knows by part of a name, the last met first, page by page', async () => {
  const cast = await bookableCast(app);
  const { guest: met } = await finished(app, {
    cast,
    guest: await guestWithPoints(app, 100_000, { nickname: '藤代' }),
  });
  await keepers(
    cast,
    Array.from({ length: 22 }, (_, index) => `Guest${index}`),
  );
  const first = await app.ok(groupCandidates, {}, cast);
  expect(first.items[0]).toMatchObject({
    userId: met.userId,
    meetingCount: 1,
    favorite: false,
    favored: false,
  });
  expect(first.items[1]).toMatchObject({ meetingCount: 0, lastMetOn: null, favored: true });
  const second = await app.ok(groupCandidates, { query: { cursor: first.nextCursor! } }, cast);
  const ids = [...first.items, ...second.items].map(({ userId }) => userId);
  expect([ids.length, new Set(ids).size, second.nextCursor]).toEqual([23, 23, null]);
  const found = await app.ok(groupCandidates, { query: { keyword: 'ＧＵＥＳＴ21' } }, cast);
  expect(found.items.map(({ nickname }) => nickname)).toEqual(['Guest21']);
  expect((await app.ok(groupCandidates, { query: { keyword: '%' } }, cast)).items).toEqual([]);
});

test("a guest's list narrows his favourites", async () => {
  const guest = await guestWithPoints(app);
  const [one, other] = [await bookableCast(app), await verifiedCast(app, { nickname: '花音' })];
  await requested(app, { guest, cast: one });
  await app.ok(favoriteRoutes.addFavorite, { body: { castId: one.userId } }, guest);
  await app.ok(favoriteRoutes.addFavorite, { body: { castId: other.userId } }, guest);
  const body = { ...CHOSEN, name: '記念日に', memberIds: [other.userId] };
  const { groupId } = await app.ok(createGroup, { body }, guest);
  const met = await requested(app, { guest, cast: await bookableCast(app, { day: addDays(EVENING, 2) }) });
  const offered = (await app.ok(groupCandidates, {}, guest)).items.map(({ userId }) => userId);
  expect(offered.sort()).toEqual([one.userId, other.userId].sort());
  expect(offered).not.toContain(met.cast.userId);
  const kept = async (query: object) =>
    (await app.ok(favoriteRoutes.listFavorites, { query }, guest)).items.map(({ castId }) => castId);
  expect(await kept({})).toHaveLength(2);
  expect(await kept({ groupId })).toEqual([other.userId]);
  const stranger = await signUpGuest(app);
  expect(await app.call(favoriteRoutes.listFavorites, { query: { groupId } }, stranger)).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
});

test('a cast keeps guests she may see, and they do not learn of it', async () => {
  const cast = await bookableCast(app);
  const { guest } = await requested(app, { cast });
  const stranger = await signUpGuest(app);
  const { addFavoriteGuest, removeFavoriteGuest, listOwnFavoriteGuests } = favoriteRoutes;
  expect(await app.call(addFavoriteGuest, { body: { guestId: stranger.userId } }, cast)).toMatchObject({
    status: 404,
    details: { field: 'guestId' },
  });
  await app.ok(addFavoriteGuest, { body: { guestId: guest.userId } }, cast);
  await app.ok(addFavoriteGuest, { body: { guestId: guest.userId } }, cast);
  const params = { guestId: guest.userId };
  expect(await app.ok(favoriteRoutes.findFavoriteGuest, { params }, cast)).toEqual({ favorite: true });
  expect((await app.ok(listOwnFavoriteGuests, {}, cast)).items).toMatchObject([
    { userId: guest.userId, favorite: true },
  ]);
  expect((await app.ok(favoriteRoutes.listFavoriteGuests, {}, cast)).items).toEqual([]);
  await app.ok(removeFavoriteGuest, { params: { guestId: guest.userId } }, cast);
  await app.ok(removeFavoriteGuest, { params: { guestId: guest.userId } }, cast);
  expect((await app.ok(listOwnFavoriteGuests, {}, cast)).items).toEqual([]);
});

test('a group narrows the lists of bookings on both sides', async () => {
  const cast = await bookableCast(app);
  const guest = await guestWithPoints(app);
  const mine = await requested(app, { guest, cast });
  const later = await bookableCast(app, { day: addDays(EVENING, 1) });
  const other = await requested(app, { guest, cast: later });
  const { groupId } = await app.ok(createGroup, { body: { ...CHOSEN, memberIds: [later.userId] } }, guest);
  const ofGuest = async (query: object) =>
    (await app.ok(guestBookingRoutes.listGuestBookings, { query }, guest)).items.map(
      (item) => item.bookingId,
    );
  expect(await ofGuest({})).toEqual([mine.bookingId, other.bookingId]);
  expect(await ofGuest({ groupId })).toEqual([other.bookingId]);
  expect(await ofGuest({ groupId, status: 'NEW' })).toEqual([other.bookingId]);
  expect(await ofGuest({ groupId, tab: 'PAST' })).toEqual([]);
  const { listCastBookings } = castBookingRoutes;
  const ofCast = async (query: object) =>
    (await app.ok(listCastBookings, { query }, cast)).items.map((item) => item.bookingId);
  expect(await ofCast({ groupId: automatic('FAVORITE') })).toEqual([]);
  await app.ok(favoriteRoutes.addFavoriteGuest, { body: { guestId: guest.userId } }, cast);
  expect(await ofCast({ groupId: automatic('FAVORITE') })).toEqual([mine.bookingId]);
  expect(await app.call(listCastBookings, { query: { groupId } }, cast)).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
});
