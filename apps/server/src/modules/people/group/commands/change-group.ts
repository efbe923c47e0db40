import { checkGroup, type GroupCode, type GroupInput } from '@yoimachi/domain/group';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { type Db, withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { deleteGroup, lockGroup, updateGroup } from '../group.store.ts';
import type { Owner } from '../owner.ts';
import { storeMembers } from './store-members.ts';

/** Saves a group as it was typed. NOT_FOUND for what is not hers or runs by itself; otherwise as `checkGroup` and `storeMembers` say. */
export function changeGroup(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  owner: Owner,
  groupId: string,
  input: GroupInput,
): Promise<Result<undefined, GroupCode | 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    if (!(await lockGroup(trx, owner.accountId, groupId))) return fail('NOT_FOUND', 'groupId');
    const checked = checkGroup(owner.side, input);
    if (!checked.ok) return checked;
    const at = clock.now();
    await updateGroup(trx, { ...checked.value, id: groupId, ownerId: owner.accountId, at });
    return storeMembers(trx, owner, groupId, checked.value.memberIds, at);
  });
}

/** Deletes a group; NOT_FOUND for what is not hers, is gone already or runs by itself. */
export async function removeGroup(
  db: Db,
  { accountId }: Owner,
  groupId: string,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return (await deleteGroup(db, accountId, groupId)) ? ok() : fail('NOT_FOUND', 'groupId');
}
