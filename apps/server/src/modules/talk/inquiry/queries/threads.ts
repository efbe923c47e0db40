import * as z from 'zod/mini';
import type { InquiryThread } from '@yoimachi/contract/inquiry';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { removalDueAt } from '@yoimachi/domain/inquiry';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { UserType } from '@yoimachi/domain/account';
import { pageOf, type Principal } from '#platform/http';
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
  if (cursor !== undefined && !z.uuid().safeParse(cursor).success) return fail('VALIDATION', 'cursor');
  const rows = await listOwn(db, accountId, cursor ?? null, PAGE_SIZE + 1);
  const present = (row: (typeof rows)[number]) => ({
    inquiryId: row.id,
    number: row.number,
    category: row.category,
    subject: crypto.open(row.subject_sealed, place.subject(row.id)),
    state: row.state,
    createdAt: row.created_at.toISOString(),
    isUnread: row.is_unread,
    lastAnswer:
      row.answer_id === null || row.answer_sealed === null
        ? null
        : [...crypto.open(row.answer_sealed, place.body(row.answer_id))].slice(0, FIRST_WORDS).join(''),
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
    booking: booking ? { bookingId: booking.id, day: booking.day, startMinute: booking.start_minute } : null,
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
  return rows.map((row) => ({
    bookingId: row.id,
    day: row.day,
    startMinute: row.start_minute,
    names: row.names.filter((name) => name !== ''),
  }));
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
