import type { GroupName } from '@yoimachi/contract/group';
import { automaticGroups, type MemberType } from '@yoimachi/domain/group';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { findGroup, groupsWith, ownGroups } from '../group.store.ts';
import { facesOf, membersOf } from '../member.store.ts';
import type { Owner } from '../owner.ts';

interface Group {
  readonly groupId: string;
  readonly name: string | null;
  readonly memberType: MemberType;
  readonly isAutomatic: boolean;
  readonly updatedAt: Date | null;
}

const automaticOf = ({ side }: Owner): Group[] =>
  automaticGroups(side).map((group) => ({ ...group, name: null, isAutomatic: true, updatedAt: null }));

async function groupsOf(db: Db, owner: Owner): Promise<Group[]> {
  const own = await ownGroups(db, owner.accountId);
  return [...own.map((row) => ({ ...row, isAutomatic: false })), ...automaticOf(owner)];
}

const FACES = 3;

/** All groups with who is in them now. */
export async function listGroups(db: Db, owner: Owner) {
  const groups = await groupsOf(db, owner);
  const members = await membersOf(
    db,
    owner.accountId,
    groups.map(({ groupId }) => groupId),
  );
  const shown = [...members.values()].flatMap((ids) => ids.slice(0, FACES));
  const faces = new Map((await facesOf(db, owner.side, [...new Set(shown)])).map((row) => [row.id, row]));
  return groups.map((group) => {
    const ids = members.get(group.groupId) ?? [];
    return {
      ...group,
      memberCount: ids.length,
      faces: ids.slice(0, FACES).map((id) => {
        const { nickname, photo } = faces.get(id)!;
        return { nickname, photo };
      }),
    };
  });
}

/** All groups by name, and in which of those of chosen people somebody is. */
export async function groupNames(db: Db, owner: Owner, friendId: string | undefined): Promise<GroupName[]> {
  const groups = await groupsOf(db, owner);
  const chosen = groups.filter(({ memberType }) => memberType === 'CHOSEN').map(({ groupId }) => groupId);
  const withFriend = friendId === undefined ? null : await groupsWith(db, chosen, friendId);
  return groups.map(({ groupId, name, memberType, isAutomatic }) => ({
    groupId,
    name,
    memberType,
    isAutomatic,
    contains: withFriend && memberType === 'CHOSEN' ? withFriend.has(groupId) : null,
  }));
}

/** One group of an account, automatic or its own; NOT_FOUND. */
export async function groupOf(
  db: Db,
  owner: Owner,
  groupId: string,
): Promise<Result<Pick<Group, 'groupId' | 'name' | 'memberType' | 'isAutomatic'>, 'NOT_FOUND'>> {
  const automatic = automaticOf(owner).find((group) => group.groupId === groupId);
  if (automatic) {
    const { updatedAt: _, ...group } = automatic;
    return ok(group);
  }
  const row = await findGroup(db, owner.accountId, groupId);
  if (!row) return fail('NOT_FOUND', 'groupId');
  const { name, memberType } = row;
  return ok({ groupId, name, memberType, isAutomatic: false });
}

/** A group with the chosen people that are shown, as the form takes it. */
export async function readGroup(db: Db, owner: Owner, groupId: string) {
  const group = await groupOf(db, owner, groupId);
  if (!group.ok) return group;
  const ids = (await membersOf(db, owner.accountId, [groupId])).get(groupId) ?? [];
  const memberIds = group.value.memberType === 'CHOSEN' ? [...ids] : [];
  return ok({ ...group.value, memberCount: ids.length, memberIds });
}
