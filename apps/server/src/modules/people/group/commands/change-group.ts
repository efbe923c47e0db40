import { checkGroup, type GroupCode, type GroupInput } from '@yoimachi/domain/group';
import { fail, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { lockGroup, updateGroup } from '../group.store.ts';
import type { Owner } from '../owner.ts';
import { storeMembers } from './store-members.ts';

/** Saves a group as it was typed. NOT_FOUND for what is not hers or runs by itself; otherwise as `checkGroup` and `storeMembers` say. */
export function changeGroup(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  owner: Owner,
  groupId: string,
  input: GroupInput,
): Promise<Result<undefined, GroupCode | 'NOT_FOUND'>> {
  return withTransaction(db, async (trx): Promise<Result<undefined, GroupCode | 'NOT_FOUND'>> => {
    if (!(await lockGroup(trx, owner.accountId, groupId))) return fail('NOT_FOUND', 'groupId');
    const checked = checkGroup(owner.side, input);
    if (!checked.ok) return checked;
    const at = clock.now();
    await updateGroup(trx, { ...checked.value, id: groupId, ownerId: owner.accountId, at });
    return storeMembers(trx, owner, groupId, checked.value.memberIds, at);
  });
}
