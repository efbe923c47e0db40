import * as z from 'zod/mini';
import { operatorAlert } from '#events/catalogue.ts';
import type { MessageGateway } from '#gateways/message/port.ts';
import { afterCommit } from '#platform/database';
import { does, job } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { on } from '#platform/outbox';
import { alertText } from './alert.ja.ts';
import { insertAlert } from './alert.store.ts';

/** Reaches whoever is on duty. After a crash it may be sent a second time: better twice than never. */
const sending = job('operator.send-alert', z.object({ kind: z.string() }));

/** What operators must know at once: queued, logged, counted, and sent to wherever they are. */
export function operatorModule({ log, metrics, jobs }: AppContext, messages: MessageGateway): Module {
  return {
    subscriptions: [
      on(operatorAlert, async ({ payload: { kind, ...payload }, at }, trx) => {
        await insertAlert(trx, { kind, payload, at });
        await jobs.send(trx, sending, { kind });
        afterCommit(trx, () => {
          metrics.operatorAlerts.inc({ kind });
          log.error({ alert: kind, ...payload }, 'an operator is needed');
        });
      }),
    ],
    jobs: [does(sending, ({ kind }) => messages.sendToOperators({ body: alertText(kind) }))],
  };
}
