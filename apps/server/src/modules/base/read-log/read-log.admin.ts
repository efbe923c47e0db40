import { READS_LISTED, type readLogAdminRoutes } from '@yoimachi/contract/read-log';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { isOwner, listReads } from './read-log.store.ts';

export const readLogAdmin = ({ db }: ActContext): OperatorHandlers<typeof readLogAdminRoutes> => ({
  async listReads({ query, operator }) {
    // Who is watched does not learn of what.
    if (!(await isOwner(db, operator.id))) return fail('OWNER_ONLY');
    const rows = await listReads(db, query, READS_LISTED + 1);
    return ok({ items: rows.slice(0, READS_LISTED), isAll: rows.length <= READS_LISTED });
  },
});
