import { AgeStatus, RegistrationStage } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import type { DocumentOutcome } from './verdict.ts';
import {
  AGE_CHECK_TRIES,
  AGE_ANSWER_MINUTES,
  AGE_FILES_KEPT_MINUTES,
  AGE_REMINDER_MINUTES,
} from './limits.ts';

/** A reading that has said nothing for so long is over, and counts as none of the tries. */
const AGE_READING_MINUTES = 10;
/** One success of the machine in so many is also looked at (rules.md 3). */
const AGE_LOOKED_AT_ONE_IN = 20;
/** A link to a picture of a document opens once, and so long. */
export const AGE_LINK_MINUTES = 5;

/** What made a reading fail, or brought it before an operator. NO_ANSWER: it was never done, and is none of the tries. */
export const AGE_FINDINGS = [
  'BACK_SIDE',
  'DIFFERS',
  'UNREAD',
  'NO_ANSWER',
  'NAME_UNREAD',
  'UNDER_AGE',
  'DRAWN',
  'SHARED_ACCOUNT',
] as const;
export type AgeFinding = (typeof AGE_FINDINGS)[number];

/** READING by the machine; WAITING for an operator; the others are its ends. */
export const AGE_CHECK_STATES = [
  'READING',
  'FAILED',
  'WAITING',
  'VERIFIED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type AgeCheckState = (typeof AGE_CHECK_STATES)[number];

export const AGE_CHECK_WAYS = ['AUTO', 'ANALOG'] as const;
export type AgeCheckWay = (typeof AGE_CHECK_WAYS)[number];

/** Why an operator refuses a document; the person reads its sentence. */
export const AGE_REJECTIONS = [
  'UNREADABLE',
  'NAME_DIFFERS',
  'BIRTHDAY_DIFFERS',
  'EXPIRED',
  'OTHER_DOCUMENT',
  'BACK_SIDE',
  'NUMBER_SHOWN',
  'LIVE_PHOTO_DIFFERS',
  'NOT_GENUINE',
  'UNDER_18',
] as const;
export type AgeRejection = (typeof AGE_REJECTIONS)[number];

export const ageAnswerBy = (submittedAt: Date): Date => addMinutes(submittedAt, AGE_ANSWER_MINUTES);
export const ageReadingEndsAt = (submittedAt: Date): Date => addMinutes(submittedAt, AGE_READING_MINUTES);
export const ageFilesGoAt = (decidedAt: Date): Date => addMinutes(decidedAt, AGE_FILES_KEPT_MINUTES);

/** When operators hear of a check that waits: half a day before it is due, when it is, and then no more. */
export function nextReminder(answerBy: Date, after: Date): Date | null {
  return [addMinutes(answerBy, -AGE_REMINDER_MINUTES), answerBy].find((at) => at > after) ?? null;
}

/** Where somebody stands before handing a document in. */
export interface AgeFacts {
  readonly isCast: boolean;
  readonly registrationStage: number;
  readonly hasPhone: boolean;
  readonly hasBirthday: boolean;
  readonly isVerified: boolean;
  /** A document is being read, or waits for an operator. */
  readonly isOpen: boolean;
  readonly failedReadings: number;
  /** An operator has refused a document: the machine is not asked once more. */
  readonly wasRejected: boolean;
  /** An operator has seen that the person is under 18. */
  readonly isMinor: boolean;
}

export type AgeRefusal =
  | 'AGE_CHECK_DONE'
  | 'AGE_CHECK_OPEN'
  | 'AGE_TRIES_USED'
  | 'AGE_UNDER_18'
  | 'PHONE_NOT_VERIFIED'
  | 'REGISTRATION_ORDER';

/** Whether somebody may hand a document in, by one way or the other (rules.md 3). */
export function mayHandIn(facts: AgeFacts, way: AgeCheckWay): Result<undefined, AgeRefusal> {
  if (facts.isMinor) return fail('AGE_UNDER_18');
  if (facts.isVerified) return fail('AGE_CHECK_DONE');
  if (facts.isOpen) return fail('AGE_CHECK_OPEN');
  const isRegistered = !facts.isCast || facts.registrationStage >= RegistrationStage.SUCCESS_STEP;
  if (!isRegistered || !facts.hasBirthday) return fail('REGISTRATION_ORDER');
  if (facts.isCast && !facts.hasPhone) return fail('PHONE_NOT_VERIFIED');
  if (way === 'AUTO' && triesLeft(facts) === 0) return fail('AGE_TRIES_USED');
  return ok();
}

export const triesLeft = ({
  failedReadings,
  wasRejected,
}: Pick<AgeFacts, 'failedReadings' | 'wasRejected'>): number =>
  wasRejected ? 0 : Math.max(0, AGE_CHECK_TRIES - failedReadings);

/** NONE, PENDING while a document is read or looked at, VERIFIED (rules.md 3). */
export const ageStatus = ({ isVerified, isOpen }: Pick<AgeFacts, 'isOpen' | 'isVerified'>): AgeStatus =>
  isVerified ? AgeStatus.VERIFIED : isOpen ? AgeStatus.PENDING : AgeStatus.NONE;

/** What becomes of a reading. */
export interface AgeReading {
  readonly outcome: DocumentOutcome;
  /** One in twenty, by the server's draw. */
  readonly isDrawn: boolean;
  /** Another cast is paid to the same bank account. */
  readonly isAccountShared: boolean;
}

/**
 * A document that fits makes verified, unless an operator is to look, too: she then waits for him, since what is taken back from somebody who
 * was booked meanwhile hurts two. A reading of under 18 is never left to another try.
 */
export function afterReading({ outcome, isDrawn, isAccountShared }: AgeReading): {
  readonly state: 'FAILED' | 'VERIFIED' | 'WAITING';
  readonly finding: AgeFinding | null;
} {
  switch (outcome) {
    case 'UNDER_AGE':
      return { state: 'WAITING', finding: 'UNDER_AGE' };
    case 'OPERATOR':
      return { state: 'WAITING', finding: 'NAME_UNREAD' };
    case 'VERIFIED':
      if (isAccountShared) return { state: 'WAITING', finding: 'SHARED_ACCOUNT' };
      return isDrawn ? { state: 'WAITING', finding: 'DRAWN' } : { state: 'VERIFIED', finding: null };
    default:
      return { state: 'FAILED', finding: outcome };
  }
}

/** Whether a number that was drawn evenly from [0, 1) sends a success to an operator as well. */
export const isLookedAt = (drawn: number): boolean => drawn < 1 / AGE_LOOKED_AT_ONE_IN;
