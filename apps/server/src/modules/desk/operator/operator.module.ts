import { operatorAlert } from '#events/catalogue.ts';
import type { MessageGateway } from '#gateways/message/port.ts';
import { afterCommit } from '#platform/database';
import type { AppContext, Module } from '#platform/module';
import { on } from '#platform/outbox';
import { alertText } from './alert.ja.ts';
import { insertAlert } from './alert.store.ts';

/** What operators have to know at once: queued, logged, counted, and sent to where they are. */
export function operatorModule({ log, metrics }: AppContext, messages: MessageGateway): Module {
  return {
    subscriptions: [
      on(operatorAlert, async ({ payload: { kind, ...payload }, at }, trx) => {
        await insertAlert(trx, { kind, payload, at });
        afterCommit(trx, () => {
          metrics.operatorAlerts.inc({ kind });
          log.error({ alert: kind, ...payload }, 'an operator is needed');
          void messages
            .sendToOperators({ body: alertText(kind) })
            .catch((error: unknown) => log.error({ err: error, kind }, 'operators were not told'));
        });
      }),
    ],
  };
}
