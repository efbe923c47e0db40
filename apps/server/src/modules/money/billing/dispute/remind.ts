import { DISPUTE_REMINDER_DAYS } from '@yoimachi/domain/card';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import type { Dispute } from '#gateways/payment/port.ts';
import { withTransaction } from '#platform/database';
import type { DueWork } from '#platform/jobs';
import { publish } from '#platform/outbox';
import type { BillingContext } from '../billing.context.ts';
import { disputesToRemind, takeReminder } from './dispute.store.ts';

/** When operators are reminded of a dispute; null where there is nothing to answer. */
export const reminderOf = ({ respondBy, outcome }: Pick<Dispute, 'respondBy' | 'outcome'>): Date | null =>
  respondBy && outcome === null ? addMinutes(respondBy, -DISPUTE_REMINDER_DAYS * DAY_MINUTES) : null;

/** Operators are reminded once of a dispute that is still open. */
export const disputeReminder = ({ db }: Pick<BillingContext, 'db'>): DueWork => ({
  name: 'billing.dispute',
  queue: disputesToRemind,
  together: false,
  run: ({ id, dueAt }) =>
    withTransaction(db, async (trx) => {
      const purchaseId = await takeReminder(trx, id, dueAt);
      if (purchaseId === undefined) return;
      await publish(trx, operatorAlert, { kind: 'OPERATOR_DISPUTE_DUE', purchaseId }, dueAt);
    }),
});
