import type { personAdminRoutes } from '@yoimachi/contract/person-admin';
import { fail, ok } from '@yoimachi/domain/result';
import { personMatched } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { listMatches } from './queries/waiting.ts';
import { decide, decidedMatch, lockMatch } from './person.store.ts';

export const personAdmin = (context: ActContext): OperatorHandlers<typeof personAdminRoutes> => ({
  listMatches: ({ query }) => listMatches(context, query),
  async decideMatch({ params, body, operator }) {
    const { db, clock } = context;
    const reason = body.reason.trim();
    if (reason === '') return fail('REASON_REQUIRED', 'reason');
    const order = { ...params, decision: body.decision, reason, by: operator.id, at: clock.now() };
    return withTransaction(db, async (trx) => {
      const standing = await lockMatch(trx, params);
      if (standing === undefined) return fail('NOT_FOUND');
      if (standing === 'DECIDED' && !body.isAgain)
        return fail('CONFLICT', undefined, { decided: await decidedMatch(trx, params) });
      await decide(trx, order);
      await publish(trx, personMatched, params, order.at);
      return ok();
    });
  },
});
