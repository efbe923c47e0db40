import {
  afterTurn,
  INQUIRY_LINK_DAYS,
  INQUIRY_MESSAGES_A_DAY,
  INQUIRY_TEXT_MAX,
} from '@yoimachi/domain/inquiry';
import { checkMessageText } from '@yoimachi/domain/chat';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import type { PictureRefusal } from '#gateways/picture/port.ts';
import { withTransaction, type Db, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { publish } from '#platform/outbox';
import { lookAtPictures } from '#people/upload';
import type { InquiryDeps } from '../inquiry.deps.ts';
import { findInquiry, lockInquiry, setWritten, type InquiryRow } from '../inquiry.store.ts';
import { inquiryOf } from '../link.ts';
import { countWritten, insertMessage, isWritten } from '../message.store.ts';
import { place } from '../seal.ts';
import { takePictures } from './pictures.ts';
import type { PictureFailure } from './send-inquiry.ts';
import { dayBefore, underLimit } from './store-inquiry.ts';

type Failure = 'NOT_FOUND' | 'RATE_LIMITED' | 'REQUIRED' | 'TOO_LONG';

/** Somebody writes again in an inquiry of his own. NOT_FOUND for somebody else's, and as pictures are refused. */
export async function writeAgain(
  deps: InquiryDeps,
  accountId: string,
  ticket: IdempotencyTicket,
  order: { readonly inquiryId: string; readonly text: string; readonly uploadIds: readonly string[] },
): Promise<Result<undefined, Failure | PictureFailure | PictureRefusal | 'IDEMPOTENCY_KEY_REUSED'>> {
  const seen = await lookAtPictures(deps, accountId, { ...order, purpose: 'INQUIRY_PICTURE' });
  if (!seen.ok) return seen;
  return withTransaction(deps.db, (trx) =>
    runIdempotent(
      trx,
      ticket,
      deps.clock.now(),
      async (): Promise<Result<undefined, Failure | PictureFailure>> => {
        const inquiry = await lockInquiry(trx, order.inquiryId);
        if (inquiry?.account_id !== accountId) return fail('NOT_FOUND', 'inquiryId');
        const written = await add(trx, deps, inquiry, { text: order.text, clientId: null });
        if (!written.ok) return written;
        return takePictures(trx, { id: written.value, accountId, at: deps.clock.now() }, order.uploadIds);
      },
    ),
  );
}

/** The inquiry behind the link of a mail, as long as the link is good. */
export async function inquiryBehind(
  { crypto, clock }: Pick<InquiryDeps, 'clock' | 'crypto'>,
  db: Db,
  token: string,
): Promise<InquiryRow | null> {
  const id = inquiryOf(crypto, token);
  const inquiry = id === null ? undefined : await findInquiry(db, id);
  if (!inquiry || inquiry.account_id !== null) return null;
  const until = addMinutes(inquiry.last_at, INQUIRY_LINK_DAYS * DAY_MINUTES);
  return clock.now() < until ? inquiry : null;
}

/** The same by the link of a mail; the same `clientId` again is the same message. */
export function writeByLink(
  deps: InquiryDeps,
  { token, clientId, text }: { readonly token: string; readonly clientId: string; readonly text: string },
): Promise<Result<undefined, Failure>> {
  return withTransaction(deps.db, async (trx): Promise<Result<undefined, Failure>> => {
    const found = await inquiryBehind(deps, trx, token);
    const inquiry = found && (await lockInquiry(trx, found.id));
    if (!inquiry) return fail('NOT_FOUND');
    if (await isWritten(trx, inquiry.id, clientId)) return ok();
    const written = await add(trx, deps, inquiry, { text, clientId });
    return written.ok ? ok() : written;
  });
}

/** Adds a message of its person to an inquiry whose row is held; returns the message's id. */
async function add(
  trx: Trx,
  { clock, crypto, ids }: Pick<InquiryDeps, 'clock' | 'crypto' | 'ids'>,
  inquiry: InquiryRow,
  { text, clientId }: { readonly text: string; readonly clientId: string | null },
): Promise<Result<string, Failure>> {
  const checked = checkMessageText(text, INQUIRY_TEXT_MAX);
  if (!checked.ok) return checked;
  const at = clock.now();
  const allowed = underLimit(await countWritten(trx, inquiry.id, dayBefore(at)), INQUIRY_MESSAGES_A_DAY);
  if (!allowed.ok) return allowed;
  const turned = afterTurn(inquiry.state, 'WRITTEN');
  if (!turned.ok) throw new Error(`Nobody may write in inquiry ${inquiry.id}`);
  const [id, number] = [ids.newId(), inquiry.last_number + 1];
  const bodySealed = crypto.seal(text, place.body(id));
  const message = { by: 'PERSON', operatorId: null, clientId, number, at } as const;
  await insertMessage(trx, { ...message, id, inquiryId: inquiry.id, bodySealed });
  await setWritten(trx, inquiry.id, { state: turned.value, number, at, isAnswer: false });
  const alert = { kind: 'OPERATOR_INQUIRY_AGAIN', number: inquiry.number, category: inquiry.category };
  await publish(trx, operatorAlert, alert, at);
  return ok(id);
}
