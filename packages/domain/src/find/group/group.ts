import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanLine, hasVisibleText, isNameTooLong } from '@yoimachi/domain/text';
import { GROUP_NAME_MAX, GROUP_MEMBERS_MAX } from './limits.ts';

/** Who is in a group: chosen people, own favourites, who keeps her (casts only), who was met, everybody known (rules.md 8). */
export const MEMBER_TYPES = ['CHOSEN', 'FAVORITE', 'FAVORED', 'MET', 'ALL'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

export type GroupSide = 'guest' | 'cast';

/** A guest does not learn who keeps him. */
export const memberTypesOf = (side: GroupSide): readonly MemberType[] =>
  side === 'cast' ? MEMBER_TYPES : MEMBER_TYPES.filter((type) => type !== 'FAVORED');

/** Of the automatic group of own favourites, among whom a guest chooses for his lists. */
export const FAVORITES_GROUP_ID = '00000000-0000-4000-8000-0000000000f1';

/** The groups that everybody has from the start; they are no rows, and nobody renames or deletes them. The database knows these ids. */
const AUTOMATIC_GROUPS = [
  { groupId: FAVORITES_GROUP_ID, memberType: 'FAVORITE' },
  { groupId: '00000000-0000-4000-8000-0000000000f2', memberType: 'FAVORED' },
  { groupId: '00000000-0000-4000-8000-0000000000f3', memberType: 'MET' },
] as const;

export const automaticGroups = (side: GroupSide) =>
  AUTOMATIC_GROUPS.filter(({ memberType }) => memberTypesOf(side).includes(memberType));

export const isAutomatic = (groupId: string): boolean =>
  AUTOMATIC_GROUPS.some((group) => group.groupId === groupId);

/** A group as it was typed; no type is null. */
export interface GroupInput {
  readonly name: string;
  readonly memberType: MemberType | null;
  /** Of a group of chosen people; without meaning for the others. */
  readonly memberIds: readonly string[];
}

export interface CheckedGroup {
  readonly name: string;
  readonly memberType: MemberType;
  readonly memberIds: readonly string[];
}

type NameCode = 'GROUP_NAME_REQUIRED' | 'LIST_NAME_REQUIRED' | 'TOO_LONG';
export type GroupCode = NameCode | 'MEMBER_TYPE_REQUIRED' | 'MEMBERS_FULL';

/** A group's name as it is stored: GROUP_NAME_REQUIRED, of a guest's list LIST_NAME_REQUIRED, TOO_LONG. */
export function checkGroupName(side: GroupSide, typed: string): Result<string, NameCode> {
  if (!hasVisibleText(typed))
    return fail(side === 'cast' ? 'GROUP_NAME_REQUIRED' : 'LIST_NAME_REQUIRED', 'name');
  const name = cleanLine(typed);
  return isNameTooLong(name, GROUP_NAME_MAX) ? fail('TOO_LONG', 'name') : ok(name);
}

/** A group as it is stored, each person once: fails for its name, then MEMBER_TYPE_REQUIRED, then MEMBERS_FULL. */
export function checkGroup(side: GroupSide, input: GroupInput): Result<CheckedGroup, GroupCode> {
  const name = checkGroupName(side, input.name);
  if (!name.ok) return name;
  const { memberType } = input;
  if (memberType === null || !memberTypesOf(side).includes(memberType))
    return fail('MEMBER_TYPE_REQUIRED', 'memberType');
  const memberIds = memberType === 'CHOSEN' ? [...new Set(input.memberIds)] : [];
  if (memberIds.length > GROUP_MEMBERS_MAX) return fail('MEMBERS_FULL', 'memberIds');
  return ok({ name: name.value, memberType, memberIds });
}
