import type { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { handleAlert } from './alert.store.ts';
import { liftSuspension } from './commands/lift-suspension.ts';
import { suspendAccount } from './commands/suspend-account.ts';
import { verifyCast } from './commands/verify-cast.ts';

export const operatorAdmin = (context: ActContext): OperatorHandlers<typeof operatorAdminRoutes> => ({
  async verifyCast({ params }) {
    const verified = await verifyCast(context, params.castId);
    return verified.ok ? ok({ nickname: verified.value }) : verified;
  },
  suspendAccount: ({ params, body, operator }) => suspendAccount(context, { ...params, ...body, operator }),
  liftSuspension: ({ params, body, operator }) => liftSuspension(context, { ...params, ...body, operator }),
  handleAlert: async ({ params, operator }) =>
    (await handleAlert(context.db, params.alertId, operator.id, context.clock.now()))
      ? ok()
      : fail('NOT_FOUND'),
});
