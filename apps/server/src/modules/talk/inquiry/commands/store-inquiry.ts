import { inquiryNumber, isGrave, nextRemovalReminder, type InquiryOrder } from '@yoimachi/domain/inquiry';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import type { ClosedCrypto } from '#platform/crypto';
import type { FieldsOf, Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { insertInquiry } from '../inquiry.store.ts';
import { receipt } from '../mails.ts';
import { insertMessage } from '../message.store.ts';
import { insertRemoval } from '../removal.store.ts';
import { place } from '../seal.ts';

type Context = Pick<AppContext, 'clock' | 'ids' | 'jobs'> & { readonly crypto: ClosedCrypto };
interface Stranger extends FieldsOf<'inquiry', 'clientId' | 'mailIndex' | 'networkIndex'> {
  readonly mail: string;
  readonly name: string;
}
interface Writer {
  readonly accountId?: string;
  readonly bookingId?: string | null;
  readonly stranger?: Stranger;
}

export interface Received {
  readonly inquiryId: string;
  readonly number: string;
  /** Of the first message. */
  readonly messageId: string;
}

const NUMBER_BYTES = 8;
export const newNumber = (crypto: ClosedCrypto): string =>
  inquiryNumber(Buffer.from(crypto.randomToken(NUMBER_BYTES), 'base64url'));

/** Counting begins a day before. */
export const dayBefore = (now: Date): Date => addMinutes(now, -DAY_MINUTES);

/** RATE_LIMITED with when there is room again, where so many are the most within a day. */
export function underLimit(
  { count, first }: { readonly count: number; readonly first: Date | null },
  most: number,
): Result<undefined, 'RATE_LIMITED'> {
  if (count < most || first === null) return ok();
  return fail('RATE_LIMITED', undefined, { until: addMinutes(first, DAY_MINUTES).toISOString() });
}

/** Stores an inquiry that was checked and counted: sealed, with its receipt on the way and operators told. */
export async function storeInquiry(
  trx: Trx,
  { clock, crypto, ids, jobs }: Context,
  { category, subject, text, removal }: InquiryOrder,
  { stranger, ...writer }: Writer,
): Promise<Received> {
  const at = clock.now();
  const [inquiryId, messageId, number] = [ids.newId(), ids.newId(), newNumber(crypto)];
  await insertInquiry(trx, {
    id: inquiryId,
    number,
    category,
    at,
    ...writer,
    subjectSealed: crypto.seal(subject, place.subject(inquiryId)),
    ...(stranger && strangerOf(crypto, inquiryId, stranger)),
  });
  const bodySealed = crypto.seal(text, place.body(messageId));
  const message = { by: 'PERSON', operatorId: null, clientId: null, number: 1, at } as const;
  await insertMessage(trx, { ...message, id: messageId, inquiryId, bodySealed });
  const asked = category === 'REMOVAL' ? removal : undefined;
  if (asked) {
    const whatSealed = crypto.seal(asked.what, place.what(inquiryId));
    const remindAt = nextRemovalReminder(at, at);
    await insertRemoval(trx, { inquiryId, whatSealed, hurtRight: asked.right, askedAt: at, remindAt });
  }
  const grave = asked && isGrave(asked.right) ? 'OPERATOR_REMOVAL_GRAVE' : 'OPERATOR_REMOVAL';
  await publish(trx, operatorAlert, { kind: asked ? grave : 'OPERATOR_INQUIRY', number, category }, at);
  await jobs.send(trx, receipt, { inquiryId });
  return { inquiryId, number, messageId };
}

const strangerOf = (crypto: ClosedCrypto, inquiryId: string, { name, mail, ...found }: Stranger) => ({
  ...found,
  nameSealed: name === '' ? null : crypto.seal(name, place.name(inquiryId)),
  mailSealed: crypto.seal(mail, place.mail(inquiryId)),
});
