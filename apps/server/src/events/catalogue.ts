import * as z from 'zod/mini';
import { hasValues, type NoticeValues } from '@yoimachi/domain/notice-wording';
import { mayLeadTo, type NoticeKind } from '@yoimachi/domain/notification';
import { event } from '#platform/outbox';

/*
 * Every event of the product. It stands here and not in a module, so that who publishes and who hears one know it without knowing each
 * other. What is exported is the catalogue: the start fails for an event that nobody hears. A name never changes, and a payload only so
 * that what an older version left in the outbox still fits.
 */

const texts = z.record(z.string(), z.string());
const noticeValues = z.custom<NoticeValues>((values) => texts.safeParse(values).success);

/** A person is told something, in the product and, depending on settings, outside it; a kind that the catalogue lacks is refused, as is one without its values. */
export const notify = event(
  'notify',
  z.object({
    accountId: z.uuid(),
    kind: z.custom<NoticeKind>((kind) => typeof kind === 'string'),
    /** Its own sentence, which is told unless operators wrote another. */
    body: z.string(),
    /** What theirs may speak of; made by `noticeOf` alone. The version before gave none. */
    values: z._default(noticeValues, {} as NoticeValues),
    /** Where it leads to: a page that its kind names. */
    link: z.nullish(z.string()),
    /** The Tokyo day of the booking that it is about. */
    day: z.nullish(z.iso.date()),
  }),
  ({ accountId }) => accountId,
  ({ kind, link, values }) => !mayLeadTo(kind, link) || !hasValues(kind, values),
);

/** A change of number took effect or was rejected, or a lost number was decided: those whose numbers they are hear of it by SMS. */
export const phoneDecided = event(
  'phone.decided',
  z.object({ about: z.enum(['CHANGE', 'LOST']), id: z.uuid() }),
  ({ id }) => id,
);

/** About somebody's document was decided, by the machine or by an operator: the person hears of it by SMS. */
export const ageDecided = event(
  'age-check.decided',
  z.object({ checkId: z.uuid() }),
  ({ checkId }) => checkId,
);

/** A picture or video is shown no more and follows nothing: its bytes go. */
export const mediaEnded = event('media.ended', z.object({ fileId: z.uuid() }), ({ fileId }) => fileId);

/** Somebody who is not signed in was answered: the address hears of it. */
export const inquiryAnswered = event(
  'inquiry.answered',
  z.object({ inquiryId: z.uuid(), messageId: z.uuid() }),
  ({ inquiryId }) => inquiryId,
);

/** Operators have to know something at once; what it is about stands beside the kind. */
export const operatorAlert = event('operator.alert', z.looseObject({ kind: z.string() }), ({ kind }) => kind);

/** Somebody wants the books checked now. */
export const booksCheckAsked = event('books.check-asked', z.object({}), () => 'books');

/** Everybody in a booking reads it again; once for each of its casts. */
export const bookingChanged = event(
  'booking.changed',
  z.object({ bookingId: z.uuid(), guestId: z.uuid(), castId: z.uuid() }),
  ({ bookingId }) => bookingId,
);

/** One of the two has blocked the other; what they had open is over. */
export const pairBlocked = event(
  'pair.blocked',
  z.object({ guestId: z.uuid(), castId: z.uuid() }),
  ({ guestId }) => guestId,
);

/** One of the two has taken a block back. */
export const pairUnblocked = event(
  'pair.unblocked',
  z.object({ guestId: z.uuid(), castId: z.uuid() }),
  ({ guestId }) => guestId,
);

/** For another cause than a block, two may see each other from now on, or not any more. */
export const pairSight = event(
  'pair.sight',
  z.object({ guestId: z.uuid(), castId: z.uuid() }),
  ({ guestId }) => guestId,
);

/** An identity has another number, or its first. Of the former only the HMAC that cast members' hidden numbers are kept as; null without one. */
export const phoneBound = event(
  'phone.bound',
  z.object({ identityId: z.uuid(), formerIndex: z.nullable(z.base64()) }),
  ({ identityId }) => identityId,
);

/** Two identities were found to be one person, or an operator has decided whether they are. */
export const personMatched = event(
  'person.matched',
  z.object({ identityId: z.uuid(), otherId: z.uuid() }),
  ({ identityId }) => identityId,
);

/** A guest's points are others than before. */
export const pointsChanged = event(
  'points.changed',
  z.object({ guestId: z.uuid() }),
  ({ guestId }) => guestId,
);

/** Money went back to a card. */
export const purchaseRefunded = event(
  'purchase.refunded',
  z.object({ purchaseId: z.uuid(), refundId: z.uuid(), points: z.int(), amountYen: z.int() }),
  ({ purchaseId }) => purchaseId,
);

/** A bank took the money of a purchase back. */
export const purchaseChargedBack = event(
  'purchase.charged-back',
  z.object({
    chargebackId: z.uuid(),
    purchaseId: z.uuid(),
    guestId: z.uuid(),
    lotId: z.int(),
    /** Taken, owed or run out. */
    points: z.int(),
    amountYen: z.int(),
    /** So many of its points are spent and not paid for any more: bookings and gifts were paid of them. */
    debtPoints: z.int(),
  }),
  ({ purchaseId }) => purchaseId,
);

/** A guest has registered a card, the first or another. */
export const cardRegistered = event(
  'card.registered',
  z.object({ guestId: z.uuid() }),
  ({ guestId }) => guestId,
);

/** A guest owes since now. */
export const debtAdded = event(
  'debt.added',
  z.object({ guestId: z.uuid(), debtId: z.uuid(), cause: z.enum(['CHARGEBACK', 'BOOKING']) }),
  ({ guestId }) => guestId,
);

/** A receipt was issued; its paper is still to be printed. */
export const receiptIssued = event(
  'receipt.issued',
  z.object({ receiptId: z.uuid() }),
  ({ receiptId }) => receiptId,
);

/** The bank account of a cast is another than before. */
export const bankAccountChanged = event(
  'bank-account.changed',
  z.object({ castId: z.uuid(), isFirst: z.boolean() }),
  ({ castId }) => castId,
);

/** What guests see of a cast, or when, is other than before. */
export const castChanged = event('cast.changed', z.object({ castId: z.uuid() }), ({ castId }) => castId);

const district = z.object({ prefecture: z.int(), name: z.string() });
/** A district has another name, or is no more: what was in it is in `to`, where that is known. */
export const districtMoved = event(
  'district.moved',
  z.object({ from: district, to: z.nullable(district) }),
  ({ from }) => from.name,
);

/** A cast has opened a day on which she can be asked for; several at once are one. */
export const scheduleOpened = event(
  'schedule.opened',
  z.object({ castId: z.uuid() }),
  ({ castId }) => castId,
);
