import { sql } from 'kysely';
import type { CheckedGroup } from '@yoimachi/domain/group';
import { allValues, isThere, oneOf, run, theValue, type Db, type Trx } from '#platform/database';

const groups = (db: Db) =>
  db
    .selectFrom('contact_group')
    .select(['id as groupId', 'name', 'member_type as memberType', 'updated_at as updatedAt']);

/** An account's own groups, oldest first. */
export function ownGroups(db: Db, ownerId: string) {
  return groups(db).where('owner_id', '=', ownerId).orderBy('created_at').orderBy('id').execute();
}

export function findGroup(db: Db, ownerId: string, groupId: string) {
  return groups(db).where('id', '=', groupId).where('owner_id', '=', ownerId).executeTakeFirst();
}

/** The same, locked: members change and the group goes one after the other. */
export function lockGroup(trx: Trx, ownerId: string, groupId: string) {
  return groups(trx)
    .where('id', '=', groupId)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Lets one account's groups be created one after the other. */
export const lockOwner = (trx: Trx, ownerId: string) =>
  run(trx)`select from account where id = ${ownerId} for no key update`;

export const countGroups = (trx: Trx, ownerId: string) =>
  theValue<number>(trx)`
    select count(*)::int as count from contact_group where owner_id = ${ownerId}`;

interface Stored extends CheckedGroup {
  readonly id: string;
  readonly ownerId: string;
  readonly at: Date;
}

export async function insertGroup(trx: Trx, { id, ownerId, name, memberType, at }: Stored): Promise<void> {
  await trx
    .insertInto('contact_group')
    .values({ id, owner_id: ownerId, name, member_type: memberType, created_at: at, updated_at: at })
    .execute();
}

export const updateGroup = (trx: Trx, { id, name, memberType, at }: Stored) =>
  run(trx)`
    update contact_group set name = ${name}, member_type = ${memberType}, updated_at = ${at} where id = ${id}`;

export const touchGroup = (trx: Trx, groupId: string, at: Date) =>
  run(trx)`update contact_group set updated_at = ${at} where id = ${groupId}`;

export const deleteGroup = (db: Db, ownerId: string, groupId: string) =>
  isThere(db)`delete from contact_group where id = ${groupId} and owner_id = ${ownerId} returning 1`;

/** Makes these people the chosen ones of a group. */
export async function replaceMembers(
  trx: Trx,
  groupId: string,
  memberIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`delete from contact_group_member where group_id = ${groupId}
    and member_id <> all (${[...memberIds]}::uuid[])`.execute(trx);
  await sql`insert into contact_group_member (group_id, member_id, added_at)
    select ${groupId}, member_id, ${at} from unnest(${[...memberIds]}::uuid[]) as member_id
    on conflict do nothing`.execute(trx);
}

export async function addMember(trx: Trx, groupId: string, memberId: string, at: Date): Promise<void> {
  await trx
    .insertInto('contact_group_member')
    .values({ group_id: groupId, member_id: memberId, added_at: at })
    .execute();
}

export const countMembers = (trx: Trx, groupId: string) =>
  theValue<number>(trx)`
    select count(*)::int as count from contact_group_member where group_id = ${groupId}`;

export const removeMember = (trx: Trx, groupId: string, memberId: string) =>
  isThere(trx)`
    delete from contact_group_member where group_id = ${groupId} and member_id = ${memberId} returning 1`;

export const isMember = (db: Db, groupId: string, memberId: string) =>
  isThere(db)`select from contact_group_member where group_id = ${groupId} and member_id = ${memberId}`;

/** Which of these groups of chosen people somebody is in. */
export async function groupsWith(
  db: Db,
  groupIds: readonly string[],
  memberId: string,
): Promise<ReadonlySet<string>> {
  if (groupIds.length === 0) return new Set();
  return new Set(
    await allValues<string>(db)`
    select group_id from contact_group_member where member_id = ${memberId} and group_id = ${oneOf(groupIds)}`,
  );
}
