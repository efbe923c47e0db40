import type { pushRoutes } from '@yoimachi/contract/push';
import type { BodyOf } from '@yoimachi/contract/route';
import { ok } from '@yoimachi/domain/result';
import type { PushAddress, PushGateway } from '#gateways/push/port.ts';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import { daily } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { removeOfEnded, removeOfSession, stateOf } from './push.store.ts';
import { moveSubscription, subscribe } from './subscribe.ts';

type Sent = BodyOf<typeof pushRoutes.subscribePush>;
const flat = ({ endpoint, keys }: Sent): PushAddress => ({ endpoint, ...keys });

/** Which browsers get pushes, by this installation's gateway. */
export function pushModule(context: AppContext, push: PushGateway): Module {
  const { db } = context;
  const handlers: Handlers<typeof pushRoutes> = {
    pushState: async ({ principal: { accountId, sessionId } }) =>
      ok({ publicKey: push.publicKey, ...(await stateOf(db, accountId, sessionId)) }),
    subscribePush: ({ principal, body }) => subscribe({ ...context, push }, principal, flat(body)),
    async movePush({ body: { from, to } }) {
      await moveSubscription({ ...context, push }, { from: flat(from), to: flat(to) });
      return ok();
    },
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
