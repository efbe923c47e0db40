import * as z from 'zod/mini';
import type { MessageGateway } from '#gateways/message/port.ts';
import { afterCommit } from '#platform/database';
import type { AppContext, Module } from '#platform/module';
import { alertText } from './alert.ja.ts';
import { insertAlert } from './alert.store.ts';

const alertSchema = z.looseObject({ kind: z.string() });

/** What operators have to know at once: queued, logged, counted, and sent to where they are. */
export function operatorModule({ log, metrics }: AppContext, messages: MessageGateway): Module {
  return {
    subscriptions: [
      {
        topic: 'operator.alert',
        async handle(event, trx) {
          const { kind, ...payload } = alertSchema.parse(event.payload);
          await insertAlert(trx, { kind, payload, at: event.at });
          afterCommit(trx, () => {
            metrics.operatorAlerts.inc({ kind });
            log.error({ alert: kind, ...payload }, 'an operator is needed');
            void messages
              .sendToOperators({ body: alertText(kind) })
              .catch((error: unknown) => log.error({ err: error, kind }, 'operators were not told'));
          });
        },
      },
    ],
  };
}
