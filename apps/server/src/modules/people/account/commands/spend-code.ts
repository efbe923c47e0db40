import { timingSafeEqual } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_LOCK_MINUTES,
  CODE_MAX_WRONG_TRIES,
  normaliseDigits,
} from '@yoimachi/domain/account';
import type { CodePurpose } from '@yoimachi/domain/phone';
import { fail, ok, type ErrorCode, type Failed, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import type { AccountDeps } from '../account.deps.ts';
import { checkLock, spansAt } from '../code.policy.ts';
import { countWrongTry, lockLastCode, markCodeUsed, readNumberFacts } from '../code.store.ts';

/** A code as typed, and what it has to have been sent for. */
export interface TypedCode {
  readonly e164: string;
  readonly purpose: CodePurpose;
  readonly browserId: string;
  readonly code: string;
}

export type CodeFailure =
  | 'CODE_EXPIRED'
  | 'CODE_FORMAT'
  | 'INVALID_VERIFICATION_CODE'
  | 'QUOTA_EXCEEDED'
  | 'TOO_MANY_ATTEMPTS';

export interface SpentCode {
  readonly codeId: string;
  /** It was right and spent before: what it did then may be answered again, and nothing else. */
  readonly isRepeat: boolean;
  readonly triesLeft: number;
}

/**
 * Compares a code with the last one that this browser requested for the purpose; a right one is spent. Attempts count against the browser's
 * own code only: nobody can use up somebody else's (rules.md 2). The caller's transaction has to keep failures (`keepOnFailure`).
 */
export async function spendCode(
  { clock, crypto }: Pick<AccountDeps, 'clock' | 'crypto'>,
  trx: Trx,
  typed: TypedCode,
): Promise<Result<SpentCode, CodeFailure>> {
  const digits = normaliseDigits(typed.code);
  if (digits?.length !== CODE_DIGITS) return fail('CODE_FORMAT', 'code');
  const phoneIndex = crypto.phoneIndex(typed.e164);
  const code = await lockLastCode(trx, phoneIndex, typed.browserId, typed.purpose);
  const now = clock.now();
  const lock = checkLock(await readNumberFacts(trx, phoneIndex, typed.browserId, spansAt(now)), now);
  if (!lock.ok) return lock;
  if (!code || code.voided_at || now >= code.expires_at) return fail('CODE_EXPIRED', 'code');
  const triesLeft = CODE_MAX_WRONG_TRIES - code.wrong_tries - 1;
  const isRight = timingSafeEqual(code.code_hash, crypto.hashSecret(digits, `sms-code:${code.id}`));
  if (code.used_at)
    return isRight ? ok({ codeId: code.id, isRepeat: true, triesLeft }) : fail('CODE_EXPIRED', 'code');
  if (isRight) {
    await markCodeUsed(trx, code.id, now);
    return ok({ codeId: code.id, isRepeat: false, triesLeft });
  }
  return countTry(
    trx,
    { codeId: code.id, triesLeft },
    now,
    fail('INVALID_VERIFICATION_CODE', 'code', { triesLeft }),
  );
}

/** Counts a wrong try and is `refused`; after too many the code is void, and its number locked for this browser. */
export async function countTry<Code extends ErrorCode>(
  trx: Trx,
  { codeId, triesLeft }: Pick<SpentCode, 'codeId' | 'triesLeft'>,
  now: Date,
  refused: Failed<Code>,
): Promise<Failed<Code | 'TOO_MANY_ATTEMPTS'>> {
  await countWrongTry(trx, codeId, triesLeft > 0 ? null : now);
  if (triesLeft > 0) return refused;
  const until = addMinutes(now, CODE_LOCK_MINUTES).toISOString();
  return fail('TOO_MANY_ATTEMPTS', refused.error.field, { until });
}
