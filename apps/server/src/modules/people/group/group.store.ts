import { sql } from 'kysely';
import type { CheckedGroup } from '@yoimachi/domain/group';
import { oneOf, theRow, type Db, type Trx } from '#platform/database';

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
export async function lockOwner(trx: Trx, ownerId: string): Promise<void> {
  await sql`select from account where id = ${ownerId} for no key update`.execute(trx);
}

export async function countGroups(trx: Trx, ownerId: string): Promise<number> {
  const { count } = await theRow<{ count: number }>(trx)`
    select count(*)::int as count from contact_group where owner_id = ${ownerId}`;
  return count;
}

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

export async function updateGroup(trx: Trx, { id, name, memberType, at }: Stored): Promise<void> {
  await trx
    .updateTable('contact_group')
    .set({ name, member_type: memberType, updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function touchGroup(trx: Trx, groupId: string, at: Date): Promise<void> {
  await trx.updateTable('contact_group').set({ updated_at: at }).where('id', '=', groupId).execute();
}

export async function deleteGroup(db: Db, ownerId: string, groupId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('contact_group')
    .where('id', '=', groupId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

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

export async function countMembers(trx: Trx, groupId: string): Promise<number> {
  const { count } = await theRow<{ count: number }>(trx)`
    select count(*)::int as count from contact_group_member where group_id = ${groupId}`;
  return count;
}

export async function removeMember(trx: Trx, groupId: string, memberId: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('contact_group_member')
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function isMember(db: Db, groupId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact_group_member')
    .select('member_id')
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these groups of chosen people somebody is in. */
export async function groupsWith(
  db: Db,
  groupIds: readonly string[],
  memberId: string,
): Promise<ReadonlySet<string>> {
  if (groupIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('contact_group_member')
    .select('group_id')
    .where('member_id', '=', memberId)
    .where('group_id', '=', oneOf(groupIds))
    .execute();
  return new Set(rows.map((row) => row.group_id));
}
