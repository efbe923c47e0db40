import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { groupRoutes } from '@yoimachi/contract/group';
import { memoRoutes } from '@yoimachi/contract/memo';
import { tierRoutes } from '@yoimachi/contract/tier';
import type { ReviewTier } from '@yoimachi/domain/review';
import { CAST_GROUPS, CAST_MEMOS, GUEST_LISTS, GUEST_MEMO } from './groups.ja.ts';
import type { Stage } from './types.ts';
import type { Visitor } from './visitor.ts';

/** Guests whom the demo cast keeps. */
const KEPT = 3;
/** Private tags of those they know, in order. */
const CHOSEN: readonly ReviewTier[] = ['GOOD', 'BAD', 'GOOD'];

/**
 * Groups, memos and favourites of the demo cast, lists and a memo of the demo guest, once; also in a demo that was filled before there were
 * groups.
 */
export async function playGroups({ cast, guest }: Stage): Promise<void> {
  if (await hasGroups(cast)) return;
  const guests = await knownBy(cast);
  for (const guestId of guests.slice(0, KEPT)) await cast.call(favoriteRoutes.addFavoriteGuest, { guestId });
  for (const { name, from, to } of CAST_GROUPS) await makeGroup(cast, name, guests.slice(from, to));
  for (const [index, text] of CAST_MEMOS.entries()) await noteOn(cast, guests[index], text);
  const casts = await knownBy(guest);
  for (const { name, from, to } of GUEST_LISTS) await makeGroup(guest, name, casts.slice(from, to));
  await noteOn(guest, casts[0], GUEST_MEMO);
}

const hasGroups = async (person: Visitor): Promise<boolean> =>
  (await person.call(groupRoutes.listGroupNames)).items.some(({ isAutomatic }) => !isAutomatic);

const knownBy = async (person: Visitor): Promise<string[]> =>
  (await person.call(groupRoutes.groupCandidates)).items.map(({ userId }) => userId);

const makeGroup = (person: Visitor, name: string, memberIds: string[]) =>
  person.call(groupRoutes.createGroup, { name, memberType: 'CHOSEN', memberIds });

async function noteOn(person: Visitor, friendId: string | undefined, text: string): Promise<void> {
  if (friendId !== undefined) await person.call(memoRoutes.writeMemo, { text }, undefined, { friendId });
}

/** Private tags of the demo guest and the demo cast, once; what they changed since is theirs. */
export async function playTiers({ guest, cast }: Stage): Promise<void> {
  for (const person of [guest, cast])
    for (const [index, friendId] of (await knownBy(person)).slice(0, CHOSEN.length).entries())
      await person.call(tierRoutes.chooseTier, { tier: CHOSEN[index]! }, undefined, { friendId });
}
