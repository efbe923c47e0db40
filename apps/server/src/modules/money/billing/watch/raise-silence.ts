import { PAYMENT_SILENT_MINUTES } from '@yoimachi/domain/card';
import { addMinutes } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { everyMinutes, type Routine } from '#platform/jobs';
import { publish } from '#platform/outbox';
import type { BillingContext } from '../billing.context.ts';
import { lookAtWaiting, takeSilent } from './silence.store.ts';

/** What is retried later than this waits for an operator, not for the provider. */
const SOON_MINUTES = 10;

/** Checks every half hour for what has been waiting too long for the provider. */
export function silenceWatch(context: BillingContext): Routine {
  return {
    name: 'billing.silence',
    minutes: everyMinutes(30),
    run: () => raiseSilence(context),
  };
}

/**
 * Raises, once, each purchase, authorisation, settlement, debt and refund already found waiting for the provider an hour ago or earlier. It
 * continues to be retried regardless.
 *
 * @returns how many were raised.
 */
export function raiseSilence({ db, clock, log }: BillingContext): Promise<number> {
  const now = clock.now();
  return withTransaction(db, async (trx) => {
    await lookAtWaiting(trx, now, addMinutes(now, SOON_MINUTES));
    const silent = await takeSilent(trx, addMinutes(now, -PAYMENT_SILENT_MINUTES), now);
    for (const { key, what, since } of silent) {
      log.error({ key, what, since }, 'the payment provider has been silent for long');
      const payload = { kind: 'OPERATOR_PAYMENT_SILENT', what, key, since: since.toISOString() };
      await publish(trx, operatorAlert, payload, now);
    }
    return silent.length;
  });
}
