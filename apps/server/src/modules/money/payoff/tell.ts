import { notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';

type Kind =
  | 'PAYOFF_APPROVED'
  | 'PAYOFF_REJECTED'
  | 'PAYOFF_POSTPONED'
  | 'PAYOFF_TRANSFERRED'
  | 'PAYOFF_RETURNED'
  | 'PAYOFF_AUTOMATIC';

/** Tells a cast what happened to her payoff; it links to the list. */
export function tell(trx: Trx, castId: string, kind: Kind, body: string, at: Date): Promise<void> {
  const payload = { accountId: castId, kind, body, link: '/cast/payoff' };
  return publish(trx, notify, payload, at);
}
