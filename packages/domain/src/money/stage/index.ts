/** Stages 0 to 4 (specification 9 names 1 to 4; 0 is where everybody begins). */
export const HIGHEST_STAGE = 4;
/** Fees of the stages from 0 on in percent, as the first rows have them; an operator edits the rows (rules.md 7). */
export const FIRST_STAGE_FEES = [25, 20, 17, 14, 10] as const;
/** So many friends in so many days count by themselves; those beyond are looked at by an operator (rules.md 7). */
export const FRIENDS_BEFORE_REVIEW = 10;
export const FRIENDS_WINDOW_DAYS = 30;
/** Letters and digits that are not mistaken for each other. */
export const REFERRAL_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const REFERRAL_CODE_LENGTH = 8;

/** What was counted since the last change of the stage. */
export interface StageCounts {
  readonly friends: number;
  readonly bookings: number;
}

/** By which of the two the next stage is reached; null when neither suffices. Friends or bookings, one of them is enough (rules.md 7). */
export function reachedBy(counts: StageCounts, needed: StageCounts): 'FRIEND' | 'BOOKING' | null {
  if (counts.bookings >= needed.bookings) return 'BOOKING';
  return counts.friends >= needed.friends ? 'FRIEND' : null;
}

export type ReferralOutcome = 'COUNTED' | 'SAME_PERSON' | 'REVIEW';

/** What is the same on both sides of a referral, and how many friends the referrer had in the window before it. */
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

/** A code of random bytes; the letters are 32, so every byte gives one without preference. */
export function referralCodeOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, REFERRAL_CODE_LENGTH)]
    .map((byte) => REFERRAL_CODE_LETTERS.charAt(byte % REFERRAL_CODE_LETTERS.length))
    .join('');
}
