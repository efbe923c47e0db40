/** Stages 0 to 4 (specification 9 names 1 to 4; everybody starts at 0). */
export const HIGHEST_STAGE = 4;
/** Fees of the stages from 0 on in percent, as the first rows have them; an operator edits the rows (rules.md 7). */
export const FIRST_STAGE_FEES = [25, 20, 17, 14, 10] as const;
/** Friends or bookings that an operator may ask for, at the most. */
export const STAGE_NEEDS_MAX = 1_000;

const isWithin = (n: number, min: number, max: number) => Number.isInteger(n) && n >= min && n <= max;

/** Whether a stage may take such a fee, in percent. */
export const isStageFee = (percent: number): boolean => isWithin(percent, 0, 100);
/** Whether a stage may need so many friends or bookings. */
export const isStageNeed = (count: number): boolean => isWithin(count, 1, STAGE_NEEDS_MAX);

/** This many friends in this many days count automatically; further ones are checked by an operator (rules.md 7). */
export const FRIENDS_BEFORE_REVIEW = 10;
export const FRIENDS_WINDOW_DAYS = 30;
/** Letters and digits that are not easily confused. */
export const REFERRAL_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const REFERRAL_CODE_LENGTH = 8;

/** Counts since the last stage change. */
export interface StageCounts {
  readonly friends: number;
  readonly bookings: number;
}

/** Which of the two reaches the next stage; null if neither suffices. Friends or bookings, either is enough (rules.md 7). */
export function reachedBy(counts: StageCounts, needed: StageCounts): 'FRIEND' | 'BOOKING' | null {
  if (counts.bookings >= needed.bookings) return 'BOOKING';
  return counts.friends >= needed.friends ? 'FRIEND' : null;
}

export type ReferralOutcome = 'COUNTED' | 'SAME_PERSON' | 'REVIEW';

/** What both sides of a referral have in common, and how many friends the referrer had in the window before it. */
export interface ReferralFacts {
  readonly sameIdentity: boolean;
  readonly sameBankAccount: boolean;
  readonly sameCard: boolean;
  readonly sameDevice: boolean;
  readonly friendsInWindow: number;
}

/** Whether a friend counts at her first settled booking (rules.md 7). */
export function judgeReferral(facts: ReferralFacts): ReferralOutcome {
  const { sameIdentity, sameBankAccount, sameCard, sameDevice } = facts;
  if (sameIdentity || sameBankAccount || sameCard || sameDevice) return 'SAME_PERSON';
  return facts.friendsInWindow >= FRIENDS_BEFORE_REVIEW ? 'REVIEW' : 'COUNTED';
}

/** A code from a link or typed by hand; null when it cannot be one. */
export function normaliseReferralCode(text: string): string | null {
  const code = text.normalize('NFKC').trim().toUpperCase();
  const isCode =
    code.length === REFERRAL_CODE_LENGTH &&
    [...code].every((letter) => REFERRAL_CODE_LETTERS.includes(letter));
  return isCode ? code : null;
}

/** A code from random bytes; there are 32 letters, so every byte maps to one without bias. */
export function referralCodeOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, REFERRAL_CODE_LENGTH)]
    .map((byte) => REFERRAL_CODE_LETTERS.charAt(byte % REFERRAL_CODE_LETTERS.length))
    .join('');
}
