import { timingSafeEqual } from 'node:crypto';
import {
  checkEmail,
  checkMailLock,
  checkMailSend,
  CODE_DIGITS,
  CODE_MAX_WRONG_TRIES,
  CODE_RESEND_SECONDS,
  CODE_TTL_MINUTES,
  normaliseDigits,
  type MailCodeRefusal,
} from '@yoimachi/domain/account';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { MailGateway } from '#gateways/mail/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import {
  countWrongTry,
  endCode,
  findWaiting,
  insertCode,
  readFacts,
  type CodeOwner,
} from './mail-code.store.ts';
import { addressPlace, codePurpose } from './purposes.ts';

type Reading = Pick<AppContext, 'clock' | 'crypto' | 'db'>;
type Sending = Reading & Pick<AppContext, 'ids' | 'log'> & { readonly mail: MailGateway };

/** Locks what belongs to an account's address: one person's codes are made and tried one after the other. */
type Lock = (trx: Trx, accountId: string) => Promise<void>;

/** An address that waits for its code. */
export interface WaitingMail {
  readonly email: string;
  readonly expiresAt: Date;
  /** From when on another code may be asked for. */
  readonly resendAt: Date;
}

/** The address that waits; null when none does, or its code is over. */
export async function waitingMail(
  { db, clock, crypto }: Reading,
  owner: CodeOwner,
): Promise<WaitingMail | null> {
  const code = await findWaiting(db, owner);
  if (!code || clock.now() >= code.expires_at) return null;
  return {
    email: crypto.open(code.email_sealed, addressPlace(owner.purpose, code.id)),
    expiresAt: code.expires_at,
    resendAt: addMinutes(code.sent_at, CODE_RESEND_SECONDS / 60),
  };
}

interface Asked<Refusal extends ErrorCode> {
  readonly typed: string;
  readonly lock: Lock;
  /** Whether this address may be asked for, once it is locked. */
  readonly allow?: (trx: Trx, email: string) => Promise<Result<undefined, Refusal>>;
  readonly letter: (code: string) => { readonly subject: string; readonly text: string };
}

type SendRefusal = MailCodeRefusal | 'EMAIL_INVALID' | 'UNAVAILABLE';

/** Sends a code to an address, after it is stored; the one before is void. What the mail service refuses counts as sent. */
export async function sendMailCode<Refusal extends ErrorCode = never>(
  tools: Sending,
  owner: CodeOwner,
  asked: Asked<Refusal>,
): Promise<Result<WaitingMail, Refusal | SendRefusal>> {
  const email = checkEmail(asked.typed);
  if (!email.ok) return email;
  const code = tools.crypto.randomDigits(CODE_DIGITS);
  const stored = await storeCode(tools, owner, asked, { email: email.value, code });
  if (!stored.ok) return stored;
  try {
    const mail = {
      key: codePurpose(owner.purpose, stored.value),
      to: email.value,
      ...asked.letter(code),
    };
    const delivered = await tools.mail.send(mail);
    if (delivered === 'REFUSED' || delivered === 'GONE') return fail('EMAIL_INVALID', 'email');
  } catch (error) {
    tools.log.error({ err: error }, 'a mail could not be sent');
    return fail('UNAVAILABLE');
  }
  return ok((await waitingMail(tools, owner))!);
}

function storeCode<Refusal extends ErrorCode>(
  { db, clock, crypto, ids }: Sending,
  owner: CodeOwner,
  { lock, allow }: Asked<Refusal>,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<Result<string, MailCodeRefusal | Refusal>> {
  const { accountId, purpose } = owner;
  return withTransaction(db, async (trx) => {
    await lock(trx, accountId);
    const allowed = await allow?.(trx, email);
    if (allowed && !allowed.ok) return allowed;
    const now = clock.now();
    const { sent, guessedAt } = await readFacts(trx, owner, addMinutes(now, -DAY_MINUTES));
    const sends = sent.map((row) => ({
      email: crypto.open(row.email_sealed, addressPlace(purpose, row.id)),
      at: row.sent_at,
    }));
    const inTime = checkMailSend({ sends, guessedAt }, email, now);
    if (!inTime.ok) return inTime;
    const id = ids.newId();
    await insertCode(trx, {
      id,
      account_id: accountId,
      purpose,
      email_sealed: crypto.seal(email, addressPlace(purpose, id)),
      code_hash: crypto.hashSecret(code, codePurpose(purpose, id)),
      sent_at: now,
      expires_at: addMinutes(now, CODE_TTL_MINUTES),
    });
    return ok(id);
  });
}

type UseRefusal = 'CODE_EXPIRED' | 'CODE_FORMAT' | 'INVALID_VERIFICATION_CODE' | 'TOO_MANY_ATTEMPTS';

interface Typed<Value> {
  readonly typed: string;
  readonly lock: Lock;
  /** Makes the proved address what it was proved for, in the transaction that ends the code. */
  readonly use: (
    trx: Trx,
    proved: { readonly id: string; readonly email: string },
    at: Date,
  ) => Promise<Value>;
}

/** Uses the address whose code a person has, once; too many wrong tries end the code. Answers what `use` does. */
export async function useMailCode<Value>(
  { db, clock, crypto }: Reading,
  owner: CodeOwner,
  { typed, lock, use }: Typed<Value>,
): Promise<Result<Value, UseRefusal>> {
  const code = normaliseDigits(typed);
  if (code?.length !== CODE_DIGITS) return fail('CODE_FORMAT', 'code');
  const { accountId, purpose } = owner;
  return withTransaction(
    db,
    async (trx) => {
      await lock(trx, accountId);
      const now = clock.now();
      const free = checkMailLock(await readFacts(trx, owner, addMinutes(now, -DAY_MINUTES)), now);
      if (!free.ok) return free;
      const waiting = await findWaiting(trx, owner);
      if (!waiting || now >= waiting.expires_at) return fail('CODE_EXPIRED', 'code');
      const { id } = waiting;
      if (!timingSafeEqual(waiting.code_hash, crypto.hashSecret(code, codePurpose(purpose, id)))) {
        await countWrongTry(trx, id);
        const triesLeft = CODE_MAX_WRONG_TRIES - waiting.wrong_tries - 1;
        if (triesLeft > 0) return fail('INVALID_VERIFICATION_CODE', 'code', { triesLeft });
        await endCode(trx, id, 'GUESSED', now);
        return fail('TOO_MANY_ATTEMPTS', 'code');
      }
      const email = crypto.open(waiting.email_sealed, addressPlace(purpose, id));
      const used = await use(trx, { id, email }, now);
      await endCode(trx, id, 'USED', now);
      return ok(used);
    },
    { keepOnFailure: true },
  );
}
