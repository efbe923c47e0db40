import type { PersonSign } from '@yoimachi/domain/person';
import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countWaitingMatches, isMatchWaiting, waitingMatches } from '../person.store.ts';

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

/** Those that are not decided, the longest waiting first. */
export const listMatches = (
  context: ActContext,
  { cursor, kind }: { readonly cursor?: string | undefined; readonly kind?: Sign | undefined },
) =>
  page(context, {
    queue: 'matches',
    cursor,
    read: async (limit, after) =>
      (await waitingMatches(context.db, limit, { after, kind })).map((row) => ({
        ...row,
        itemId: `${row.identityId}_${row.otherId}`,
        // One who matches another by PHONE alone is the same identity, which does not wait.
        kinds: row.kinds as Sign[],
        accounts: row.accounts.map(({ userType, ...account }) => ({
          ...account,
          who: userType === 2 ? ('CAST' as const) : ('GUEST' as const),
        })),
      })),
  });
