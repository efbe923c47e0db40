import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { groupRoutes } from '@yoimachi/contract/group';
import { groupMessageRoutes } from '@yoimachi/contract/group-message';
import { MINUTE_MS } from '@yoimachi/domain/time';
import {
  signUpGuest,
  toldSince,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { carryGroupMessage } from '../carry.ts';

const app = useRewoundApp();
const { previewGroupMessage, sendGroupMessage, listGroupMessages } = groupMessageRoutes;
const TEXT = '11月の予定を更新しました。\nお会いできるのを楽しみにしています。';

/** Guests who keep her; with the first ones she has written. */
async function people(count: number, open: number) {
  const cast = await verifiedCast(app);
  const guests: Person[] = [];
  for (let index = 0; index < count; index++) {
    const guest = await signUpGuest(app, { nickname: `G${index}` });
    await app.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest);
    if (index < open) {
      const body = { friendId: guest.userId, clientId: crypto.randomUUID(), text: 'はじめまして' };
      await app.ok(chatRoutes.sendMessage, { body }, cast);
    }
    guests.push(guest);
  }
  const body = {
    name: '常連の方',
    memberType: 'CHOSEN' as const,
    memberIds: guests.map(({ userId }) => userId),
  };
  const { groupId } = await app.ok(groupRoutes.createGroup, { body }, cast);
  return { cast, guests, groupId };
}

const textsOf = async (guest: Person, cast: Person) =>
  (await app.ok(chatRoutes.readHistory, { query: { friendId: cast.userId } }, guest)).messages
    .filter(({ type }) => type === 'TEXT')
    .map(({ text }) => text);

test('a message reaches each open chat as an ordinary one, and no other', async () => {
  const { cast, guests, groupId } = await people(4, 3);
  const [first, blocking, third, waiting] = guests as [Person, Person, Person, Person];
  const block = { castId: cast.userId, seen: [], shown: { points: 0, minutes: null } };
  await app.ok(blockRoutes.blockCast, { body: block }, blocking);
  expect(await app.ok(previewGroupMessage, { query: { groupId } }, cast)).toEqual({
    peopleCount: 2,
    notOpenCount: 1,
    closedCount: 1,
    leftToday: 3,
  });
  const sent = await app.ok(sendGroupMessage, { body: { groupId, text: TEXT } }, cast);
  expect(sent).toMatchObject({ peopleCount: 2, warning: null });
  await app.work();
  expect(await textsOf(first, cast)).toEqual(['はじめまして', TEXT]);
  expect(await textsOf(third, cast)).toEqual(['はじめまして', TEXT]);
  expect(await textsOf(waiting, cast)).toEqual([]);
  const { state } = await app.ok(chatRoutes.findConversation, { params: { friendId: waiting.userId } }, cast);
  expect(state).toBe('REQUESTED');
  expect((await app.ok(listGroupMessages, {}, cast)).items).toMatchObject([
    { groupName: '常連の方', text: TEXT, peopleCount: 2, sentCount: 2, leftOutCount: 0 },
  ]);
});

test('who has muted her is counted and has the message, but no badge tells of it', async () => {
  const { cast, guests, groupId } = await people(2, 2);
  const [muting, other] = guests as [Person, Person];
  for (const guest of guests) {
    const params = { friendId: cast.userId };
    await app.ok(chatRoutes.markRead, { params, body: { number: 2 } }, guest);
    if (guest === muting) await app.ok(chatRoutes.muteCast, { params, body: { isMuted: true } }, guest);
  }
  expect(await app.ok(previewGroupMessage, { query: { groupId } }, cast)).toMatchObject({
    peopleCount: 2,
    notOpenCount: 0,
    closedCount: 0,
  });
  const before = (await toldSince(app.db, muting.userId)).at(-1)!.seq;
  await app.ok(sendGroupMessage, { body: { groupId, text: TEXT } }, cast);
  await app.work();
  for (const guest of guests) expect(await textsOf(guest, cast)).toEqual(['はじめまして', TEXT]);
  const badge = async (guest: Person) => (await app.ok(chatRoutes.userChat, {}, guest)).document.unreadCount;
  expect([await badge(muting), await badge(other)]).toEqual([0, 1]);
  const told = await toldSince(app.db, muting.userId, before);
  expect(told.map(({ name }) => name)).toEqual(['chat.message']);
});

test('sent twice, carried twice, and gone on with after a crash: everybody has it once', async () => {
  const { cast, guests, groupId } = await people(12, 12);
  const key = crypto.randomUUID();
  const input = { body: { groupId, text: TEXT }, key };
  const [one, again] = [
    await app.ok(sendGroupMessage, input, cast),
    await app.ok(sendGroupMessage, input, cast),
  ];
  expect(again.groupMessageId).toBe(one.groupMessageId);
  await Promise.all([1, 2, 3].map(() => carryGroupMessage(app.context, one.groupMessageId)));
  await app.work();
  for (const guest of guests) expect(await textsOf(guest, cast)).toEqual(['はじめまして', TEXT]);
  expect((await app.ok(listGroupMessages, {}, cast)).items).toMatchObject([{ sentCount: 12 }]);
});

test('who closes the chat before it comes is left out', async () => {
  const { cast, guests, groupId } = await people(2, 2);
  await app.ok(sendGroupMessage, { body: { groupId, text: TEXT } }, cast);
  const block = { castId: cast.userId, seen: [], shown: { points: 0, minutes: null } };
  await app.ok(blockRoutes.blockCast, { body: block }, guests[0]);
  await app.work();
  expect((await app.ok(listGroupMessages, {}, cast)).items).toMatchObject([
    { peopleCount: 2, sentCount: 1, leftOutCount: 1 },
  ]);
  expect(await textsOf(guests[1]!, cast)).toEqual(['はじめまして', TEXT]);
});

test('three a day, also at once; the next day again', async () => {
  const { cast, groupId } = await people(1, 1);
  const send = () => app.call(sendGroupMessage, { body: { groupId, text: TEXT } }, cast);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(send));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 'GROUP_MESSAGE_LIMIT')).toHaveLength(2);
  expect(await app.ok(previewGroupMessage, { query: { groupId } }, cast)).toMatchObject({ leftToday: 0 });
  await app.moveTo(new Date(app.clock.now().getTime() + 25 * 60 * MINUTE_MS));
  expect((await send()).status).toBe(200);
});

test('what may not be said, is nothing or goes to nobody is refused', async () => {
  const { cast, groupId } = await people(1, 0);
  const code = async (text: string, id = groupId, by = cast) =>
    (await app.call(sendGroupMessage, { body: { groupId: id, text } }, by)).code;
  expect(await code(TEXT)).toBe('GROUP_MESSAGE_NOBODY');
  expect(await code('　')).toBe('REQUIRED');
  expect(await code('電話は090-1234-5678です')).toBe('TEXT_STOPPED');
  expect(await code('あ'.repeat(1001))).toBe('TOO_LONG');
  expect(await code(TEXT, groupId, await verifiedCast(app))).toBe('NOT_FOUND');
});
