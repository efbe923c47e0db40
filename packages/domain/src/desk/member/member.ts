import { UserType } from '@yoimachi/domain/account';

/** Where somebody's age check stands, in the same words for both sides. */
export const MEMBER_AGE_STATES = ['UNCHECKED', 'WAITING', 'CHECKED', 'REFUSED'] as const;
export type MemberAgeState = (typeof MEMBER_AGE_STATES)[number];

/** What keeps a member from being met: one of these, or none. */
export const MEMBER_STATES = ['PAUSED', 'SUSPENDED', 'LEFT'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

const LETTER = { [UserType.GUEST]: 'G', [UserType.CAST]: 'C' } as const;
const NUMBER = /^(?:([GC])-?)?(\d{1,12})$/;

/** The number that staff and members name: G-10001 is a guest, C-10002 a cast. */
export const memberNumber = (userType: UserType, number: number): string => `${LETTER[userType]}-${number}`;

/** The number in what was typed, in any width and case, with or without its letter; null when it is none. */
export function numberOfMember(
  typed: string,
): { readonly number: number; readonly userType: UserType | null } | null {
  const match = NUMBER.exec(typed.normalize('NFKC').replace(/\s/g, '').toUpperCase());
  if (!match) return null;
  const userType = match[1] === undefined ? null : match[1] === 'G' ? UserType.GUEST : UserType.CAST;
  return { number: Number(match[2]), userType };
}
