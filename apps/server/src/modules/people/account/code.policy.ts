import {
  CODE_ADDRESS_WINDOW_MINUTES,
  CODE_LOCK_MINUTES,
  CODE_MAX_BLOCK_SENDS_AN_HOUR,
  CODE_MAX_SENDS,
  CODE_MAX_SENDS_A_DAY,
  CODE_MAX_VOIDED_A_DAY,
  CODE_RESEND_SECONDS,
  CODE_SENDS_WINDOW_MINUTES,
} from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, dayOf, endOfDay, instantAt } from '@yoimachi/domain/time';
import type { Limited, NumberFacts, Spans } from './code.store.ts';

/** The spans the limits look back over. */
export function spansAt(now: Date): Spans {
  return {
    sendsFrom: addMinutes(now, -CODE_SENDS_WINDOW_MINUTES),
    lockFrom: addMinutes(now, -CODE_LOCK_MINUTES),
    dayFrom: instantAt(dayOf(now), 0),
  };
}

export const resendAt = (sentAt: Date): Date => addMinutes(sentAt, CODE_RESEND_SECONDS / 60);

/**
 * Whether a number is locked (rules.md 2): for 15 minutes for the browser that voided a code by guessing; until the next day for everybody
 * after ten such codes. `details.until` says when it ends.
 */
export function checkLock(
  facts: NumberFacts,
  now: Date,
): Result<undefined, 'QUOTA_EXCEEDED' | 'TOO_MANY_ATTEMPTS'> {
  if (facts.guessedToday >= CODE_MAX_VOIDED_A_DAY)
    return fail('QUOTA_EXCEEDED', undefined, { until: endOfDay(dayOf(now)).toISOString() });
  if (facts.guessedAt) {
    const until = addMinutes(facts.guessedAt, CODE_LOCK_MINUTES);
    return fail('TOO_MANY_ATTEMPTS', undefined, { until: until.toISOString() });
  }
  return ok();
}

type CheckSendFailure = 'QUOTA_EXCEEDED' | 'RESEND_TOO_SOON' | 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_REQUESTS';

/**
 * Whether another code may be sent (rules.md 2). `details.until` says when one may. An address has a ceiling of numbers that no code was sent to
 * before; a known number passes it.
 */
export function checkSend(
  facts: NumberFacts,
  sends: {
    readonly ofAddress: Limited & { readonly ceiling: number };
    readonly ofBlock: Limited;
    readonly ofDay: number;
  },
  now: Date,
): Result<undefined, CheckSendFailure> {
  const lock = checkLock(facts, now);
  if (!lock.ok) return lock;
  if (facts.sends >= CODE_MAX_SENDS) {
    const until = addMinutes(facts.firstSentAt ?? now, CODE_SENDS_WINDOW_MINUTES);
    return fail('TOO_MANY_REQUESTS', undefined, { until: until.toISOString() });
  }
  if (facts.lastSentAt && now < resendAt(facts.lastSentAt))
    return fail('RESEND_TOO_SOON', undefined, { until: resendAt(facts.lastSentAt).toISOString() });
  const { ofAddress, ofBlock } = sends;
  const isAddressFull = !facts.isKnown && ofAddress.sends >= ofAddress.ceiling;
  const isBlockFull = ofBlock.sends >= CODE_MAX_BLOCK_SENDS_AN_HOUR;
  if (isAddressFull || isBlockFull) {
    const { firstSentAt } = isAddressFull ? ofAddress : ofBlock;
    const until = addMinutes(firstSentAt ?? now, CODE_ADDRESS_WINDOW_MINUTES);
    return fail('TOO_MANY_REQUESTS', undefined, { until: until.toISOString() });
  }
  if (sends.ofDay >= CODE_MAX_SENDS_A_DAY)
    return fail('QUOTA_EXCEEDED', undefined, { until: endOfDay(dayOf(now)).toISOString() });
  return ok();
}
