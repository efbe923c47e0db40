import { chatRoutes } from '@yoimachi/contract/chat';
import { groupRoutes } from '@yoimachi/contract/group';
import type { RouteName } from '@yoimachi/contract/table';
import type { Person, TestApp } from './index.ts';
import type { ProperCall } from './refused-inputs.calls.ts';

type MakeInput = ProperCall['input'];

/** A guest's list with one cast in it. */
async function listOf(app: TestApp, guest: Person, cast: Person): Promise<string> {
  const body = { name: '記念日に', memberType: 'CHOSEN' as const, memberIds: [cast.userId] };
  return (await app.ok(groupRoutes.createGroup, { body }, guest)).groupId;
}

/** A cast's group of all whom she knows. */
async function everybodyOf(app: TestApp, cast: Person): Promise<string> {
  const body = { name: '全員', memberType: 'ALL' as const, memberIds: [] };
  return (await app.ok(groupRoutes.createGroup, { body }, cast)).groupId;
}

/** The calls of favourites of casts, groups, memos, tags and rankings. */
export function groupCalls(own: (input: MakeInput) => ProperCall): Partial<Record<RouteName, ProperCall>> {
  const ofList = (more: object = {}) =>
    own(async (app, { guest, cast }) => ({ params: { groupId: await listOf(app, guest, cast) }, ...more }));
  const ofMember = own(async (app, { guest, cast }) => ({
    params: { groupId: await listOf(app, guest, cast), friendId: cast.userId },
  }));
  return {
    listOwnFavoriteGuests: own(() => ({ query: {} })),
    findFavoriteGuest: own((_app, { guest }) => ({ params: { guestId: guest.userId } })),
    addFavoriteGuest: own((_app, { guest }) => ({ body: { guestId: guest.userId } })),
    removeFavoriteGuest: own((_app, { guest }) => ({ params: { guestId: guest.userId } })),
    listGroupNames: own((_app, { cast }) => ({ query: { friendId: cast.userId } })),
    groupCandidates: own(() => ({ query: { keyword: '美' } })),
    getGroup: ofList(),
    listGroupMembers: ofList({ query: {} }),
    createGroup: own((_app, { cast }) => ({
      body: { name: '記念日に', memberType: 'CHOSEN', memberIds: [cast.userId] },
    })),
    changeGroup: ofList({ body: { name: '誕生日に', memberType: 'MET', memberIds: [] } }),
    deleteGroup: ofList(),
    putIntoGroup: ofMember,
    takeFromGroup: ofMember,
    previewGroupMessage: own(async (app, { cast }) => ({ query: { groupId: await everybodyOf(app, cast) } })),
    sendGroupMessage: own(async (app, { guest, cast }) => {
      const body = { friendId: guest.userId, clientId: crypto.randomUUID(), text: 'こんばんは' };
      await app.ok(chatRoutes.sendMessage, { body }, cast);
      return { body: { groupId: await everybodyOf(app, cast), text: '今月もよろしくお願いします' } };
    }),
    readTier: own((_app, { cast }) => ({ params: { friendId: cast.userId } })),
    chooseTier: own((_app, { cast }) => ({ params: { friendId: cast.userId }, body: { tier: 'GOOD' } })),
    listRanking: own(() => ({ query: { tab: 'NEW', prefecture: 13, district: '銀座', genre: 3 } })),
    readMemo: own((_app, { cast }) => ({ params: { friendId: cast.userId } })),
    writeMemo: own((_app, { cast }) => ({ params: { friendId: cast.userId }, body: { text: '話しやすい' } })),
  };
}
