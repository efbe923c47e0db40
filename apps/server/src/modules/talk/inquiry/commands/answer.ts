import { afterTurn } from '@yoimachi/domain/inquiry';
import { checkMessageText } from '@yoimachi/domain/chat';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { inquiryAnswered, notify } from '#events/catalogue.ts';
import { holdItem } from '#base/queue';
import { withTransaction, type Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { ja } from '../inquiry.ja.ts';
import { findByNumber, lockInquiry, setTaken, setWritten, type InquiryRow } from '../inquiry.store.ts';
import { insertMessage } from '../message.store.ts';
import { place } from '../seal.ts';
import { standingOf } from '../waiting.store.ts';

export interface Answer {
  readonly number: string;
  readonly operator: OperatorRef;
  readonly text: string;
  /** The last message that the operator has read. */
  readonly seen: number;
}
export type AnswerFailure = 'CONFLICT' | 'NOT_FOUND' | 'REQUIRED' | 'TOO_LONG';

/** An inquiry by its number, held; undefined when there is none. */
export async function heldByNumber(trx: Trx, number: string): Promise<InquiryRow | undefined> {
  const found = await findByNumber(trx, number);
  return found && lockInquiry(trx, found.id);
}

type TakeFailure = 'CONFLICT' | 'ITEM_TAKEN' | 'NOT_FOUND';

/** An operator looks after it. CONFLICT: it is answered; ITEM_TAKEN: somebody else does. */
export function takeInquiry(
  { db, clock }: ActContext,
  { number, operator }: { readonly number: string; readonly operator: OperatorRef },
): Promise<Result<undefined, TakeFailure>> {
  return withTransaction(db, async (trx): Promise<Result<undefined, TakeFailure>> => {
    const inquiry = await heldByNumber(trx, number);
    if (!inquiry) return fail('NOT_FOUND');
    const turned = afterTurn(inquiry.state, 'TAKEN');
    if (!turned.ok) return turned;
    const queue = (await standingOf(trx, number))?.isRemoval ? 'removals' : 'inquiries';
    const held = await holdItem(trx, { queue, itemId: number, operator }, clock.now());
    if (!held.ok) return held;
    await setTaken(trx, inquiry.id, turned.value, operator.id);
    return ok();
  });
}

/** Answers an inquiry; its person is told. CONFLICT: its person wrote again after what was read. */
export function answerInquiry(
  context: ActContext,
  answer: Answer,
): Promise<Result<undefined, AnswerFailure>> {
  return withTransaction(context.db, async (trx): Promise<Result<undefined, AnswerFailure>> => {
    const inquiry = await heldByNumber(trx, answer.number);
    if (!inquiry) return fail('NOT_FOUND');
    return addAnswer(trx, context, inquiry, answer);
  });
}

/** Adds an answer to an inquiry that is held, and tells its person. */
export async function addAnswer(
  trx: Trx,
  { clock, crypto, ids }: Pick<ActContext, 'clock' | 'crypto' | 'ids'>,
  inquiry: InquiryRow,
  { operator, text, seen }: Omit<Answer, 'number'>,
): Promise<Result<undefined, AnswerFailure>> {
  const checked = checkMessageText(text);
  if (!checked.ok) return checked;
  if (seen !== inquiry.last_number) return fail('CONFLICT', 'seen');
  const turned = afterTurn(inquiry.state, 'ANSWERED');
  if (!turned.ok) return turned;
  const at = clock.now();
  const [id, number] = [ids.newId(), inquiry.last_number + 1];
  const bodySealed = crypto.seal(text, place.body(id));
  const message = { by: 'OPERATOR', operatorId: operator.id, clientId: null, number, at } as const;
  await insertMessage(trx, { ...message, id, inquiryId: inquiry.id, bodySealed });
  await setWritten(trx, inquiry.id, { state: turned.value, number, at, isAnswer: true });
  await tellPerson(trx, inquiry, { messageId: id, result: ja.answered(inquiry), at });
  return ok();
}

/** In the product who is registered; by mail who is not. */
export async function tellPerson(
  trx: Trx,
  { id, account_id: accountId }: Pick<InquiryRow, 'account_id' | 'id'>,
  { messageId, result, at }: { readonly messageId: string; readonly result: string; readonly at: Date },
): Promise<void> {
  if (accountId === null) return publish(trx, inquiryAnswered, { inquiryId: id, messageId }, at);
  const link = `/contact-us/inquiry?inquiryId=${id}`;
  await publish(trx, notify, { accountId, ...noticeOf('INQUIRY_ANSWERED', { result }), link }, at);
}
