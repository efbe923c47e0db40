import { notify, operatorAlert } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { ja } from './payoff.ja.ts';

type Kind =
  | 'PAYOFF_APPROVED'
  | 'PAYOFF_REJECTED'
  | 'PAYOFF_POSTPONED'
  | 'PAYOFF_STOPPED'
  | 'PAYOFF_TRANSFERRED'
  | 'PAYOFF_RETURNED'
  | 'PAYOFF_AUTOMATIC';

/** Tells a cast what happened to her payoff; it links to the list. */
export function tell(trx: Trx, castId: string, kind: Kind, body: string, at: Date): Promise<void> {
  const payload = { accountId: castId, kind, body, link: '/cast/payoff' };
  return publish(trx, notify, payload, at);
}

/** Her payoff waits until she has shown herself; operators hear of it, who know whether it is she. */
export async function tellStopped(trx: Trx, castId: string, at: Date): Promise<void> {
  const payload = {
    accountId: castId,
    kind: 'PAYOFF_STOPPED' as const,
    body: ja.stopped,
    link: '/cast/age-verification?photo=true',
  };
  await publish(trx, notify, payload, at);
  await publish(trx, operatorAlert, { kind: 'OPERATOR_PAYOFF_TAKEOVER', castId }, at);
}
