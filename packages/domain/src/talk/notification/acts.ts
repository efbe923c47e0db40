/** What a notice asks its person to do with a booking. */
export type BookingAct = 'REQUEST' | 'EXTENSION' | 'PLACE' | 'REVIEW';
/** The ids of bookings that wait for an act, by the act. */
export type OpenActs = Readonly<Record<BookingAct, ReadonlySet<string>>>;

const ACTS: readonly (readonly [BookingAct | 'READ', RegExp])[] = [
  ['REQUEST', /^CAST_(?:REQUEST_RECEIVED|REPLY_REMINDER)$/],
  ['EXTENSION', /^CAST_EXTENSION_ASKED$/],
  ['PLACE', /_PLACE_PROPOSED$/],
  ['REVIEW', /_REVIEW_WAITING$|^(?:GUEST_SETTLED|CAST_FINISHED)$/],
  ['READ', /^(?:CAST_ALL_RIGHT_ASKED|CAST_CHECKOUT_ASK|GUEST_CARD_NEEDED|GUEST_CHARGE_FAILED)$/],
];

/**
 * What a kind of notice asks for, null where it only tells: an act on a booking, which waits for as long as the booking does, or READ, which
 * waits until it is read, and what it leads to reads it.
 */
export const actOf = (kind: string): BookingAct | 'READ' | null =>
  ACTS.find(([, kinds]) => kinds.test(kind))?.[0] ?? null;
