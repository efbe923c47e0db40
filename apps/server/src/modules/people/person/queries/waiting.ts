import type { PersonSign } from '@yoimachi/domain/person';
import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countWaitingMatches, isMatchWaiting, waitingMatches, type WaitingMatch } from '../person.store.ts';

type Sign = Exclude<PersonSign, 'PHONE'>;

/** Identities that may be one person; an item is both ids. */
export const matchQueue: WorkQueue = {
  queue: 'matches',
  count: countWaitingMatches,
  isWaiting: async (db, itemId) => {
    const [identityId, otherId] = itemId.split('_');
    return otherId !== undefined && isMatchWaiting(db, identityId!, otherId);
  },
};

const itemIdOf = ({ identity_id, other_id }: WaitingMatch) => `${identity_id}_${other_id}`;

/** Those that are not decided, the longest waiting first. */
export const listMatches = (
  context: ActContext,
  { cursor, kind }: { readonly cursor?: string | undefined; readonly kind?: Sign | undefined },
) =>
  page(context, {
    queue: 'matches',
    cursor,
    read: (limit, after) => waitingMatches(context.db, limit, { after, kind }),
    placeOf: (row) => ({ at: row.found_at, id: itemIdOf(row) }),
    present: (row) => ({
      itemId: itemIdOf(row),
      askedAt: row.found_at.toISOString(),
      answerBy: null,
      identityId: row.identity_id,
      otherId: row.other_id,
      // One who matches another by PHONE alone is the same identity, which does not wait.
      kinds: row.kinds as Sign[],
      accounts: row.accounts.map((account) => ({
        accountId: account.id,
        isOfOther: account.ofOther,
        who: account.userType === 2 ? ('CAST' as const) : ('GUEST' as const),
        nickname: account.nickname,
        isSuspended: account.suspended,
        hasLeft: account.left,
      })),
    }),
  });
