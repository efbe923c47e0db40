import { noticeOf, type Notice } from '@yoimachi/domain/notice-wording';
import { notify, operatorAlert } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';

/** Tells a cast what happened to her payoff; it links to the list. */
export function tell(trx: Trx, castId: string, notice: Notice, at: Date): Promise<void> {
  return publish(trx, notify, { accountId: castId, ...notice, link: '/cast/payoff' }, at);
}

/** Her payoff waits until she has shown herself; operators hear of it, who know whether it is she. */
export async function tellStopped(trx: Trx, castId: string, at: Date): Promise<void> {
  const payload = {
    accountId: castId,
    ...noticeOf('PAYOFF_STOPPED', {}),
    link: '/cast/age-verification?photo=true',
  };
  await publish(trx, notify, payload, at);
  await publish(trx, operatorAlert, { kind: 'OPERATOR_PAYOFF_TAKEOVER', castId }, at);
}
