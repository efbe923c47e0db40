import { MEMBER_AGE_STATES, MEMBER_STATES, numberOfMember } from '@yoimachi/domain/member';
import { isDay } from '@yoimachi/domain/time';
import { areaIn, type AreaSearch } from '#lib/district-search.ts';

/** The filters of the list of members, as they stand in the address. */
export interface MemberFilters extends AreaSearch {
  readonly side?: 'GUEST' | 'CAST';
  readonly state?: (typeof MEMBER_STATES)[number];
  readonly ageState?: (typeof MEMBER_AGE_STATES)[number];
  readonly castClass?: 'REGULAR' | 'PREMIUM' | 'SUPER_PREMIUM';
  readonly from?: string;
  readonly to?: string;
  readonly words?: string;
}

export interface MemberSearch extends MemberFilters {
  /** A member's or a booking's number: whom it names, and no filter besides. */
  readonly number?: string;
}

const WORDS_MAX = 100;
const NUMBER_MAX = 40;
const BOOKING_NUMBER = /^DH-\d{8}-[\dA-Z]+$/;

/** Whether what was typed is the number of a member or a booking. */
export function isNumber(typed: string): boolean {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  return text.length <= NUMBER_MAX && (numberOfMember(text) !== null || BOOKING_NUMBER.test(text));
}

/** What of an address means something; the rest leaves it. */
export function memberSearch(search: Record<string, unknown>): MemberSearch {
  const text = (name: string) => {
    const given = search[name];
    // A number in an address comes as one.
    return typeof given === 'number' ? String(given) : typeof given === 'string' ? given : '';
  };
  const number = text('number');
  if (number !== '') return { number: number.slice(0, NUMBER_MAX) };
  const one = <T extends string>(name: string, values: readonly T[]) => {
    const value = values.find((known) => known === text(name));
    return value === undefined ? {} : { [name]: value };
  };
  const day = (name: string) => (isDay(text(name)) ? { [name]: text(name) } : {});
  const words = text('words').trim().slice(0, WORDS_MAX);
  return {
    ...one('side', ['GUEST', 'CAST']),
    ...one('state', MEMBER_STATES),
    ...one('ageState', MEMBER_AGE_STATES),
    ...one('castClass', ['REGULAR', 'PREMIUM', 'SUPER_PREMIUM']),
    ...areaIn({ prefecture: text('prefecture'), district: text('district') }),
    ...day('from'),
    ...day('to'),
    ...(words !== '' && { words }),
  };
}
