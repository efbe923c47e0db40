import { MEMBER_AGE_STATES, MEMBER_STATES, numberOfMember } from '@yoimachi/domain/member';
import { addressOf, area, day, oneOf, words } from '#lib/address.ts';

const WORDS_MAX = 100;
const NUMBER_MAX = 40;
const BOOKING_NUMBER = /^DH-\d{8}-[\dA-Z]+$/;

/** Whether what was typed is the number of a member or a booking. */
export function isNumber(typed: string): boolean {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  return text.length <= NUMBER_MAX && (numberOfMember(text) !== null || BOOKING_NUMBER.test(text));
}

const numberIn = addressOf({ number: words(NUMBER_MAX) });
const filtersIn = addressOf({
  side: oneOf(['GUEST', 'CAST']),
  state: oneOf(MEMBER_STATES),
  ageState: oneOf(MEMBER_AGE_STATES),
  castClass: oneOf(['REGULAR', 'PREMIUM', 'SUPER_PREMIUM']),
  ...area,
  from: day,
  to: day,
  words: words(WORDS_MAX),
});

/** The filters of the list of members; with a member's or a booking's number whom it names, and no filter besides. */
export type MemberSearch = ReturnType<typeof filtersIn> & ReturnType<typeof numberIn>;

/** What of an address means something; the rest leaves it. */
export function memberSearch(search: Record<string, unknown>): MemberSearch {
  const named = numberIn(search);
  return named.number === undefined ? filtersIn(search) : named;
}
