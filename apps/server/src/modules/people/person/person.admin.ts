import type { personAdminRoutes } from '@yoimachi/contract/person-admin';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { decide } from './person.store.ts';

export const personAdmin = ({ db, clock }: ActContext): OperatorHandlers<typeof personAdminRoutes> => ({
  async decideMatch({ params, body, operator }) {
    const reason = body.reason.trim();
    if (reason === '') return fail('REASON_REQUIRED', 'reason');
    const order = { ...params, decision: body.decision, reason, by: operator.id, at: clock.now() };
    return (await decide(db, order)) ? ok() : fail('NOT_FOUND');
  },
});
