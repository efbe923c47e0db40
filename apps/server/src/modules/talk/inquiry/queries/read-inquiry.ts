import { INQUIRY_PICTURE_LINK_MINUTES, isGrave, removalDueAt } from '@yoimachi/domain/inquiry';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { officeOrigin } from '#platform/config';
import { makeReadLink, readPrivately, type OpenContext } from '#base/read-log';
import type { ActContext } from '#platform/module';
import { findByNumber } from '../inquiry.store.ts';
import { messagesOf, picturesOf } from '../message.store.ts';
import { LOOK_PATH } from '../picture-link.ts';
import { findRemoval, hearingsOf } from '../removal.store.ts';
import { place } from '../seal.ts';

interface Read {
  readonly number: string;
  readonly operator: OperatorRef;
  readonly reason: string;
}

/** A thread as operators read it, with a link for each picture that opens once; who read it is kept. NOT_FOUND. */
export function readInquiry(context: ActContext, { number, operator, reason }: Read) {
  const read = { kind: 'INQUIRY', operator, reason, subject: number } as const;
  return readPrivately(context, read, async (open) => {
    const { db, crypto } = open;
    const inquiry = await findByNumber(db, number);
    if (!inquiry) return fail('NOT_FOUND');
    const { id } = inquiry;
    const [rows, pictures] = [await messagesOf(db, id), await picturesOf(db, id)];
    const messages = [];
    for (const row of rows) {
      const links = [];
      for (const { file_id } of pictures.filter(({ message_id }) => message_id === row.id))
        links.push(await linkFor(open, file_id, operator));
      const text = crypto.open(row.body_sealed, place.body(row.id));
      messages.push({ number: row.number, by: row.by, text, at: row.at.toISOString(), pictures: links });
    }
    const answer = {
      accountId: inquiry.account_id,
      name: inquiry.name_sealed && crypto.open(inquiry.name_sealed, place.name(id)),
      mail: inquiry.mail_sealed && crypto.open(inquiry.mail_sealed, place.mail(id)),
      category: inquiry.category,
      state: inquiry.state,
      subject: crypto.open(inquiry.subject_sealed, place.subject(id)),
      bookingId: inquiry.booking_id,
      removal: await removalOf(open, id),
      messages,
    };
    return ok({ accountId: inquiry.account_id, rows: rows.length, answer });
  });
}

async function removalOf({ db, crypto }: OpenContext, inquiryId: string) {
  const removal = await findRemoval(db, inquiryId);
  if (!removal) return null;
  const heard = await hearingsOf(db, inquiryId);
  return {
    what: crypto.open(removal.what_sealed, place.what(inquiryId)),
    right: removal.hurt_right,
    isGrave: isGrave(removal.hurt_right),
    dueAt: removalDueAt(removal.asked_at).toISOString(),
    outcome: removal.outcome,
    heard: heard.map(({ number }) => number),
  };
}

async function linkFor(context: OpenContext, fileId: string, operator: OperatorRef): Promise<string> {
  const order = { kind: 'INQUIRY', fileId, operator, minutes: INQUIRY_PICTURE_LINK_MINUTES } as const;
  const { token } = await makeReadLink(context, order);
  return `${officeOrigin(context.config)}${LOOK_PATH}/${token}`;
}
