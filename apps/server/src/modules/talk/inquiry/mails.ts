import * as z from 'zod/mini';
import { inquiryAnswered } from '#events/catalogue.ts';
import { openAccountInfo } from '#people/profile';
import { does, job, type JobWork } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { on, type Subscription } from '#platform/outbox';
import type { InquiryDeps } from './inquiry.deps.ts';
import { ja } from './inquiry.ja.ts';
import { findInquiry, type InquiryRow } from './inquiry.store.ts';
import { threadUrl } from './link.ts';
import { mailOfCast } from './mail.store.ts';
import { place } from './seal.ts';

/** The number goes by mail to whoever has an address. */
export const receipt = job('inquiry.receipt', z.object({ inquiryId: z.uuid() }));
const answering = job('inquiry.answer', z.object({ inquiryId: z.uuid(), messageId: z.uuid() }));

/** That there is an answer, for who is not signed in; others have their notifications. */
export const answerTold = ({ jobs }: Pick<AppContext, 'jobs'>): Subscription =>
  on(inquiryAnswered, ({ payload }, trx) => jobs.send(trx, answering, payload));

export const sendsReceipts = (deps: InquiryDeps): JobWork =>
  does(receipt, async ({ inquiryId }) => {
    const inquiry = await findInquiry(deps.db, inquiryId);
    const to = inquiry && (await addressOf(deps, inquiry));
    if (!inquiry || !to) return;
    const link = inquiry.account_id === null ? threadUrl(deps.config, deps.crypto, inquiryId) : null;
    const { number, category } = inquiry;
    await deps.mail.send({ key: `inquiry:${inquiryId}`, to, ...ja.receipt({ number, category, link }) });
  });

export const sendsAnswers = (deps: InquiryDeps): JobWork =>
  does(answering, async ({ inquiryId, messageId }) => {
    const inquiry = await findInquiry(deps.db, inquiryId);
    if (!inquiry?.mail_sealed) return;
    const to = deps.crypto.open(inquiry.mail_sealed, place.mail(inquiryId));
    const link = threadUrl(deps.config, deps.crypto, inquiryId);
    await deps.mail.send({
      key: `inquiry-answer:${messageId}`,
      to,
      ...ja.answer({ number: inquiry.number, link }),
    });
  });

/** The address that was typed, or the registered one; guests have none. */
async function addressOf(
  { db, crypto }: InquiryDeps,
  { id, account_id: accountId, mail_sealed }: InquiryRow,
): Promise<string | null> {
  if (mail_sealed) return crypto.open(mail_sealed, place.mail(id));
  if (accountId === null) return null;
  const sealed = await mailOfCast(db, accountId);
  return openAccountInfo(crypto, accountId, sealed)?.email ?? null;
}
