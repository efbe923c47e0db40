import type { pushRoutes } from '@yoimachi/contract/push';
import { ok } from '@yoimachi/domain/result';
import type { PushGateway } from '#gateways/push/port.ts';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import { daily } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { removeOfEnded, removeOfSession, stateOf } from './push.store.ts';
import { subscribe } from './subscribe.ts';

/** Which browsers get pushes, by this installation's gateway. */
export function pushModule(context: AppContext, push: PushGateway): Module {
  const { db } = context;
  const handlers: Handlers<typeof pushRoutes> = {
    async pushState({ principal: { accountId, sessionId } }) {
      const { is_on, others } = await stateOf(db, accountId, sessionId);
      return ok({ publicKey: push.publicKey, isOn: is_on, otherDeviceCount: others });
    },
    subscribePush: ({ principal, body: { endpoint, keys } }) =>
      subscribe({ ...context, push }, principal, { endpoint, ...keys }),
    unsubscribePush: ({ principal }) =>
      withTransaction(db, async (trx) => {
        await removeOfSession(trx, principal.sessionId);
        return ok();
      }),
  };
  return {
    handlers,
    routines: [{ name: 'push.forget', minutes: daily(4, 40), run: () => removeOfEnded(db) }],
  };
}
