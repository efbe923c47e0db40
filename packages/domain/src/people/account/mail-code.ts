import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import {
  CODE_LOCK_MINUTES,
  CODE_MAX_SENDS,
  CODE_RESEND_SECONDS,
  CODE_SENDS_WINDOW_MINUTES,
  MAIL_CODE_MAX_SENDS_A_DAY,
} from './limits.ts';

/** What was sent to the addresses one account named. */
export interface MailCodeFacts {
  /** Of the last day, newest first. */
  readonly sends: readonly { readonly email: string; readonly at: Date }[];
  /** When a code was last voided by guessing. */
  readonly guessedAt: Date | null;
}

export type MailCodeRefusal = 'RESEND_TOO_SOON' | 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_REQUESTS';

/** Whether guessing has locked the account's codes; `details.until` says until when. */
export function checkMailLock(
  { guessedAt }: Pick<MailCodeFacts, 'guessedAt'>,
  now: Date,
): Result<undefined, 'TOO_MANY_ATTEMPTS'> {
  const until = guessedAt && addMinutes(guessedAt, CODE_LOCK_MINUTES);
  return until && now < until ? fail('TOO_MANY_ATTEMPTS', 'code', { until: until.toISOString() }) : ok();
}

/**
 * Whether a code may go to an address, within the limits of codes by SMS (rules.md 3); `details.until` says when one may. The wait is the
 * address's, in whatever case it is written, so that a mistyped one is corrected at once; the ceilings are the person's.
 */
export function checkMailSend(
  facts: MailCodeFacts,
  email: string,
  now: Date,
): Result<undefined, MailCodeRefusal> {
  const lock = checkMailLock(facts, now);
  if (!lock.ok) return lock;
  const sentAt = facts.sends.map(({ at }) => at);
  const tooMany = (first: Date, minutes: number) =>
    fail('TOO_MANY_REQUESTS', 'email', { until: addMinutes(first, minutes).toISOString() });
  const recent = sentAt.filter((at) => addMinutes(at, CODE_SENDS_WINDOW_MINUTES) > now);
  if (recent.length >= CODE_MAX_SENDS) return tooMany(recent.at(-1)!, CODE_SENDS_WINDOW_MINUTES);
  if (sentAt.length >= MAIL_CODE_MAX_SENDS_A_DAY) return tooMany(sentAt.at(-1)!, 24 * 60);
  const last = facts.sends.find((send) => send.email.toLowerCase() === email.toLowerCase());
  const resendAt = last && addMinutes(last.at, CODE_RESEND_SECONDS / 60);
  return resendAt && now < resendAt
    ? fail('RESEND_TOO_SOON', 'email', { until: resendAt.toISOString() })
    : ok();
}
