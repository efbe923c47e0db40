import * as z from 'zod/mini';
import { operatorAlert } from '#events/catalogue.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import { afterCommit, type Trx } from '#platform/database';
import { does, job } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { on } from '#platform/outbox';
import { alertText } from './alert.ja.ts';
import { ja } from './operator.ja.ts';
import { insertAlert } from './alert.store.ts';

/** What waits from before alerts had a mail of their own has no id. */
const sending = job('operator.send-alert', z.object({ kind: z.string(), alertId: z.optional(z.int()) }));

/** What else becomes of an alert, in its transaction. True: somebody is woken by it. */
export interface AlertEffects {
  raised(
    trx: Trx,
    alert: { readonly alertId: number; readonly kind: string; readonly at: Date },
  ): Promise<boolean>;
}

/** What operators must know: queued, logged, counted, and sent by mail to where support is read. What is urgent wakes who is on call besides. */
export function operatorModule(
  { log, metrics, jobs, config: { supportMail } }: AppContext,
  mail: MailGateway,
  effects: AlertEffects,
): Module {
  return {
    subscriptions: [
      on(operatorAlert, async ({ payload: { kind, ...payload }, at }, trx) => {
        const alertId = await insertAlert(trx, { kind, payload, at });
        const isUrgent = await effects.raised(trx, { alertId, kind, at });
        await jobs.send(trx, sending, { kind, alertId });
        afterCommit(trx, () => {
          metrics.operatorAlerts.inc({ kind });
          // No fault of the product: most of them are the day's work.
          log[isUrgent ? 'warn' : 'info']({ alert: kind, ...payload }, 'an operator is needed');
        });
      }),
    ],
    jobs: [
      does(sending, async ({ kind, alertId }) => {
        const text = ja.alert(alertText(kind), alertId);
        await mail.send({ key: `alert:${alertId ?? kind}`, to: supportMail, subject: ja.alertSubject, text });
      }),
    ],
  };
}
