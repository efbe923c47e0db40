import type { InquiryThread } from '@yoimachi/contract/inquiry';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { removalDueAt } from '@yoimachi/domain/inquiry';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { UserType } from '@yoimachi/domain/account';
import { pageOf, type Principal } from '#platform/http';
import { readIdCursor } from '#platform/page';
import { bookingsOfCast, bookingsOfGuest, findBooking } from '../booking.store.ts';
import type { InquiryDeps } from '../inquiry.deps.ts';
import { countUnread, listOwn, type InquiryRow } from '../inquiry.store.ts';
import { messagesOf, picturesOf } from '../message.store.ts';
import { pictureLink } from '../picture-link.ts';
import { findRemoval } from '../removal.store.ts';
import { place } from '../seal.ts';

const SHOWN_BOOKINGS = 20;
/** Of the last answer, in a list. */
const FIRST_WORDS = 80;

/** One's own inquiries. The cursor is the id of the last one. */
export async function listInquiries(
  { db, crypto }: InquiryDeps,
  accountId: string,
  cursor: string | undefined,
) {
  const before = readIdCursor(cursor);
  if (!before.ok) return before;
  const rows = await listOwn(db, accountId, before.value, PAGE_SIZE + 1);
  const present = ({ id, subjectSealed, answerId, answerSealed, ...row }: (typeof rows)[number]) => ({
    ...row,
    inquiryId: id,
    subject: crypto.open(subjectSealed, place.subject(id)),
    lastAnswer:
      answerId === null || answerSealed === null
        ? null
        : [...crypto.open(answerSealed, place.body(answerId))].slice(0, FIRST_WORDS).join(''),
  });
  const page = pageOf(rows, PAGE_SIZE, present, ({ id }) => id);
  return ok({ ...page, unreadCount: await countUnread(db, accountId) });
}

/** A thread as its person sees it. */
export async function presentThread(
  { db, clock, crypto, links }: InquiryDeps,
  inquiry: InquiryRow,
): Promise<InquiryThread> {
  const { id, account_id: accountId } = inquiry;
  const [messages, pictures] = [await messagesOf(db, id), await picturesOf(db, id)];
  const [removal, booking] = [
    await findRemoval(db, id),
    inquiry.booking_id === null ? undefined : await findBooking(db, inquiry.booking_id),
  ];
  const now = clock.now();
  return {
    number: inquiry.number,
    category: inquiry.category,
    subject: crypto.open(inquiry.subject_sealed, place.subject(id)),
    state: inquiry.state,
    createdAt: inquiry.created_at.toISOString(),
    booking: booking ?? null,
    removal: removal
      ? {
          what: crypto.open(removal.what_sealed, place.what(id)),
          right: removal.hurt_right,
          dueAt: removalDueAt(removal.asked_at).toISOString(),
          outcome: removal.outcome,
        }
      : null,
    messages: messages.map((message) => ({
      number: message.number,
      by: message.by,
      text: crypto.open(message.body_sealed, place.body(message.id)),
      at: message.at.toISOString(),
      pictures: pictures
        .filter(({ message_id }) => message_id === message.id && accountId !== null)
        .map(({ file_id }) => pictureLink(links, file_id, accountId!, now)),
    })),
  };
}

/** What an inquiry can be about, with whom. */
export async function ownBookings({ db }: InquiryDeps, { accountId, userType }: Principal) {
  const rows =
    userType === UserType.GUEST
      ? await bookingsOfGuest(db, accountId, SHOWN_BOOKINGS)
      : await bookingsOfCast(db, accountId, SHOWN_BOOKINGS);
  return rows.map((row) => ({ ...row, names: row.names.filter((name) => name !== '') }));
}

/** Somebody's own inquiry; NOT_FOUND for anybody else's. */
export async function threadOf(
  deps: InquiryDeps,
  inquiry: InquiryRow | null | undefined,
  accountId: string | null,
): Promise<Result<InquiryThread, 'NOT_FOUND'>> {
  if (!inquiry || inquiry.account_id !== accountId) return fail('NOT_FOUND', 'inquiryId');
  return ok(await presentThread(deps, inquiry));
}
