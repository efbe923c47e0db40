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
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { Crypto } from '#platform/crypto';
import { withTransaction, type Db } from '#platform/database';
import { mailCode } from '../notification.ja.ts';
import type { NotificationDeps } from '../notification.deps.ts';
import * as store from './mail.store.ts';
import { codePlace, mailPlace } from './places.ts';

type Tools = Pick<NotificationDeps, 'clock' | 'crypto' | 'db' | 'ids' | 'log' | 'mail'>;

const purpose = (id: string) => `notification-mail-code:${id}`;

/** Where an account's mail goes; null when it has given no address. */
export async function readMail(
  db: Db,
  { crypto }: { readonly crypto: Crypto },
  accountId: string,
): Promise<string | null> {
  const sealed = await store.findMail(db, accountId);
  return sealed ? crypto.open(sealed, mailPlace(accountId)) : null;
}

interface Waiting {
  readonly email: string;
  readonly expiresAt: string;
  readonly resendAt: string;
}

/** The address that waits for its code, and from when on another code may be asked for; null when none does. */
export async function readWaitingMail(
  { db, clock, crypto }: Pick<Tools, 'clock' | 'crypto' | 'db'>,
  accountId: string,
): Promise<Waiting | null> {
  const code = await store.findMailCode(db, accountId);
  if (!code || clock.now() >= code.expires_at) return null;
  return {
    email: crypto.open(code.email_sealed, codePlace(code.id)),
    expiresAt: code.expires_at.toISOString(),
    resendAt: addMinutes(code.sent_at, CODE_RESEND_SECONDS / 60).toISOString(),
  };
}

/** Sends a code to the address a person names, after it is stored; one that the service refuses counts as sent. */
export async function sendMailCode(
  tools: Tools,
  accountId: string,
  typed: string,
): Promise<Result<Waiting, MailCodeRefusal | 'EMAIL_INVALID' | 'UNAVAILABLE'>> {
  const email = checkEmail(typed);
  if (!email.ok) return email;
  const code = tools.crypto.randomDigits(CODE_DIGITS);
  const stored = await storeCode(tools, accountId, email.value, code);
  if (!stored.ok) return stored;
  try {
    const mail = { key: `notice-mail-code:${stored.value}`, to: email.value, ...mailCode(code) };
    const delivered = await tools.mail.send(mail);
    if (delivered === 'REFUSED' || delivered === 'GONE') return fail('EMAIL_INVALID', 'email');
  } catch (error) {
    tools.log.error({ err: error }, 'a mail could not be sent');
    return fail('UNAVAILABLE');
  }
  return ok((await readWaitingMail(tools, accountId))!);
}

function storeCode(
  { db, clock, crypto, ids }: Tools,
  accountId: string,
  email: string,
  code: string,
): Promise<Result<string, MailCodeRefusal>> {
  return withTransaction(db, async (trx): Promise<Result<string, MailCodeRefusal>> => {
    await store.lockAccountOfMail(trx, accountId);
    const now = clock.now();
    const facts = await store.readCodeFacts(trx, accountId, addMinutes(now, -DAY_MINUTES));
    const allowed = checkMailSend(facts, now);
    if (!allowed.ok) return allowed;
    const id = ids.newId();
    await store.insertMailCode(trx, {
      id,
      account_id: accountId,
      email_sealed: crypto.seal(email, codePlace(id)),
      code_hash: crypto.hashSecret(code, purpose(id)),
      sent_at: now,
      expires_at: addMinutes(now, CODE_TTL_MINUTES),
    });
    return ok(id);
  });
}

type CodeFailure = 'CODE_EXPIRED' | 'CODE_FORMAT' | 'INVALID_VERIFICATION_CODE' | 'TOO_MANY_ATTEMPTS';

/** Mail goes from now on to the address whose code the person has. */
export async function useMailCode(
  { db, clock, crypto }: Tools,
  accountId: string,
  typed: string,
): Promise<Result<{ readonly email: string }, CodeFailure>> {
  const code = normaliseDigits(typed);
  if (code?.length !== CODE_DIGITS) return fail('CODE_FORMAT', 'code');
  return withTransaction(
    db,
    async (trx): Promise<Result<{ readonly email: string }, CodeFailure>> => {
      await store.lockAccountOfMail(trx, accountId);
      const now = clock.now();
      const facts = await store.readCodeFacts(trx, accountId, addMinutes(now, -DAY_MINUTES));
      const lock = checkMailLock(facts, now);
      if (!lock.ok) return lock;
      const waiting = await store.findMailCode(trx, accountId);
      if (!waiting || now >= waiting.expires_at) return fail('CODE_EXPIRED', 'code');
      if (!timingSafeEqual(waiting.code_hash, crypto.hashSecret(code, purpose(waiting.id)))) {
        await store.countWrongTry(trx, waiting.id);
        const triesLeft = CODE_MAX_WRONG_TRIES - waiting.wrong_tries - 1;
        if (triesLeft > 0) return fail('INVALID_VERIFICATION_CODE', 'code', { triesLeft });
        await store.endMailCode(trx, waiting.id, 'GUESSED', now);
        return fail('TOO_MANY_ATTEMPTS', 'code');
      }
      const email = crypto.open(waiting.email_sealed, codePlace(waiting.id));
      await store.writeMail(trx, accountId, crypto.seal(email, mailPlace(accountId)), now);
      await store.endMailCode(trx, waiting.id, 'USED', now);
      return ok({ email });
    },
    { keepOnFailure: true },
  );
}
