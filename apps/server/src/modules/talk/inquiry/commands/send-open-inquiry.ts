import { checkEmail } from '@yoimachi/domain/account';
import {
  checkInquiry,
  INQUIRIES_OF_NETWORK_A_DAY,
  INQUIRIES_TO_MAIL_A_DAY,
  type InquiryOrder,
} from '@yoimachi/domain/inquiry';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import { networkOf } from '#platform/http';
import type { InquiryDeps } from '../inquiry.deps.ts';
import { countOfMail, countOfNetwork, findByClient } from '../inquiry.store.ts';
import { dayBefore, storeInquiry, underLimit } from './store-inquiry.ts';

interface OpenOrder extends InquiryOrder {
  readonly clientId: string;
  readonly name?: string | undefined;
  readonly mail: string;
  readonly botCheck: string;
}
type Failure = 'CONFLICT' | 'EMAIL_INVALID' | 'RATE_LIMITED' | 'REQUIRED' | 'TOO_LONG';

/**
 * Somebody who is not signed in asks the operators. The same `clientId` with the same address is the same inquiry, for a line that was lost;
 * with another address it is CONFLICT. So many a day from one network, and to one address, which may be anybody's.
 */
export async function sendOpenInquiry(
  deps: InquiryDeps,
  order: OpenOrder,
  address: string,
): Promise<Result<{ readonly number: string }, Failure | 'BOT_CHECK_FAILED'>> {
  const checked = checkInquiry(order);
  if (!checked.ok) return checked;
  const mail = checkEmail(order.mail);
  if (!mail.ok) return fail('EMAIL_INVALID', 'mail');
  if (!(await deps.botCheck.accept(order.botCheck, 'normal'))) return fail('BOT_CHECK_FAILED');
  return withTransaction(deps.db, (trx) => store(trx, deps, { ...order, mail: mail.value }, address), {
    constraints: { inquiry_client_once: 'CONFLICT' },
  });
}

async function store(
  trx: Trx,
  deps: InquiryDeps,
  { clientId, name = '', mail, ...order }: OpenOrder,
  address: string,
): Promise<Result<{ readonly number: string }, Failure>> {
  const { clock, crypto } = deps;
  const since = dayBefore(clock.now());
  const networkIndex = crypto.hashSecret(networkOf(address), 'inquiry-network');
  const mailIndex = crypto.hashSecret(mail.toLowerCase(), 'inquiry-mail');
  const ofNetwork = await countOfNetwork(trx, networkIndex, since);
  const sent = await findByClient(trx, clientId);
  if (sent) return sent.mail_index?.equals(mailIndex) ? ok({ number: sent.number }) : fail('CONFLICT');
  const allowed = underLimit(ofNetwork, INQUIRIES_OF_NETWORK_A_DAY);
  if (!allowed.ok) return allowed;
  const toMail = underLimit(await countOfMail(trx, mailIndex, since), INQUIRIES_TO_MAIL_A_DAY);
  if (!toMail.ok) return toMail;
  const stranger = { clientId, name, mail, mailIndex, networkIndex };
  const { number } = await storeInquiry(trx, deps, order, { stranger });
  return ok({ number });
}
