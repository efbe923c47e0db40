import { GROUP_MEMBERS_MAX } from '@yoimachi/domain/group';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { addMember, countMembers, isMember, lockGroup, removeMember, touchGroup } from '../group.store.ts';
import { knownOf } from '../member.store.ts';
import type { Owner } from '../owner.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;
interface Place {
  readonly groupId: string;
  readonly friendId: string;
}

/** Puts one person into a group of chosen people; MEMBERS_FULL when it is full, NOT_FOUND for a group or person that is none of hers. */
export function putIntoGroup(
  { db, clock }: Context,
  { accountId }: Owner,
  { groupId, friendId }: Place,
): Promise<Result<undefined, 'NOT_FOUND' | 'MEMBERS_FULL'>> {
  return withTransaction(db, async (trx) => {
    const group = await lockGroup(trx, accountId, groupId);
    if (group?.memberType !== 'CHOSEN') return fail('NOT_FOUND', 'groupId');
    if (!(await knownOf(trx, accountId, [friendId])).has(friendId)) return fail('NOT_FOUND', 'friendId');
    if (await isMember(trx, groupId, friendId)) return ok();
    if ((await countMembers(trx, groupId)) >= GROUP_MEMBERS_MAX) return fail('MEMBERS_FULL');
    const at = clock.now();
    await addMember(trx, groupId, friendId, at);
    await touchGroup(trx, groupId, at);
    return ok();
  });
}

/** Takes one person out of a group of chosen people; whoever is not in it stays out. */
export function takeFromGroup(
  { db, clock }: Context,
  { accountId }: Owner,
  { groupId, friendId }: Place,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    const group = await lockGroup(trx, accountId, groupId);
    if (group?.memberType !== 'CHOSEN') return fail('NOT_FOUND', 'groupId');
    if (await removeMember(trx, groupId, friendId)) await touchGroup(trx, groupId, clock.now());
    return ok();
  });
}
