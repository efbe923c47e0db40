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
  RegistrationStage,
  type MailCodeRefusal,
} from '@yoimachi/domain/account';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { findCast, lockCast, writeAccountInfo } from '../cast.store.ts';
import { openAccountInfo, sealPrivate, type AccountInfo } from '../private.ts';
import { ja } from '../profile.ja.ts';
import type { ProfileMeans } from '../profile.means.ts';
import {
  countWrongMailTry,
  endEmailChange,
  findEmailChange,
  insertEmailChange,
  readMailFacts,
} from './email-change.store.ts';
import { emailPlace } from './sealed.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'crypto' | 'ids' | 'log'> & Pick<ProfileMeans, 'mail'>;

const DAY_MINUTES = 24 * 60;
const purpose = (id: string) => `email-code:${id}`;

/** The address that waits for its code, and from when on another code may be asked for; null when none does, or its code is over. */
export async function readWaitingEmail(
  { db, clock, crypto }: Pick<Tools, 'db' | 'clock' | 'crypto'>,
  castId: string,
) {
  const change = await findEmailChange(db, castId);
  if (!change || clock.now() >= change.expires_at) return null;
  return {
    email: crypto.open(change.email_sealed, emailPlace(change.id)),
    expiresAt: change.expires_at.toISOString(),
    resendAt: addMinutes(change.sent_at, CODE_RESEND_SECONDS / 60).toISOString(),
  };
}

type SendFailure = MailCodeRefusal | 'EMAIL_INVALID' | 'EMAIL_UNCHANGED' | 'REGISTRATION_ORDER';
type Waiting = NonNullable<Awaited<ReturnType<typeof readWaitingEmail>>>;

/** Sends a code to the address she names; the message leaves after the code is stored, and one that the service refuses counts as sent. */
export async function sendEmailCode(
  tools: Tools,
  castId: string,
  typed: string,
): Promise<Result<Waiting, SendFailure | 'UNAVAILABLE'>> {
  const email = checkEmail(typed);
  if (!email.ok) return email;
  const code = tools.crypto.randomDigits(CODE_DIGITS);
  const stored = await storeCode(tools, castId, email.value, code);
  if (!stored.ok) return stored;
  const { id } = stored.value;
  try {
    const mail = { key: `email-code:${id}`, to: email.value, ...ja.emailCode(code) };
    if ((await tools.mail.send(mail)) === 'REFUSED') return fail('EMAIL_INVALID', 'email');
  } catch (error) {
    tools.log.error({ err: error }, 'a mail could not be sent');
    return fail('UNAVAILABLE');
  }
  return ok((await readWaitingEmail(tools, castId))!);
}

function storeCode(
  { db, clock, crypto, ids }: Tools,
  castId: string,
  email: string,
  code: string,
): Promise<Result<{ readonly id: string }, SendFailure>> {
  return withTransaction(db, async (trx): Promise<Result<{ readonly id: string }, SendFailure>> => {
    await lockCast(trx, castId);
    const cast = await findCast(trx, castId);
    const info = openAccountInfo(crypto, castId, cast.account_info);
    if (!info || cast.registration_stage < RegistrationStage.SUCCESS_STEP) return fail('REGISTRATION_ORDER');
    if (info.email === email) return fail('EMAIL_UNCHANGED', 'email');
    const now = clock.now();
    const allowed = checkMailSend(await readMailFacts(trx, castId, addMinutes(now, -DAY_MINUTES)), now);
    if (!allowed.ok) return allowed;
    const id = ids.newId();
    await insertEmailChange(trx, {
      id,
      cast_id: castId,
      email_sealed: crypto.seal(email, emailPlace(id)),
      code_hash: crypto.hashSecret(code, purpose(id)),
      sent_at: now,
      expires_at: addMinutes(now, CODE_TTL_MINUTES),
    });
    return ok({ id });
  });
}

type ChangeFailure = 'CODE_EXPIRED' | 'CODE_FORMAT' | 'INVALID_VERIFICATION_CODE' | 'TOO_MANY_ATTEMPTS';

/** Makes the address hers whose code she has; she is told, and so is the old address. */
export async function changeEmail(
  tools: Tools,
  castId: string,
  typed: string,
): Promise<Result<{ readonly email: string }, ChangeFailure>> {
  const code = normaliseDigits(typed);
  if (code?.length !== CODE_DIGITS) return fail('CODE_FORMAT', 'code');
  const changed = await withTransaction(
    tools.db,
    async (trx): Promise<Result<{ id: string; before: AccountInfo; email: string }, ChangeFailure>> => {
      const { clock, crypto } = tools;
      await lockCast(trx, castId);
      const now = clock.now();
      const lock = checkMailLock(await readMailFacts(trx, castId, addMinutes(now, -DAY_MINUTES)), now);
      if (!lock.ok) return lock;
      const change = await findEmailChange(trx, castId);
      if (!change || now >= change.expires_at) return fail('CODE_EXPIRED', 'code');
      if (!timingSafeEqual(change.code_hash, crypto.hashSecret(code, purpose(change.id)))) {
        await countWrongMailTry(trx, change.id);
        const triesLeft = CODE_MAX_WRONG_TRIES - change.wrong_tries - 1;
        if (triesLeft > 0) return fail('INVALID_VERIFICATION_CODE', 'code', { triesLeft });
        await endEmailChange(trx, change.id, 'GUESSED', now);
        return fail('TOO_MANY_ATTEMPTS', 'code');
      }
      const before = openAccountInfo(crypto, castId, (await findCast(trx, castId)).account_info)!;
      const email = crypto.open(change.email_sealed, emailPlace(change.id));
      await writeAccountInfo(trx, castId, sealPrivate(crypto, 'account_info', castId, { ...before, email }));
      await endEmailChange(trx, change.id, 'USED', now);
      const payload = { accountId: castId, ...noticeOf('EMAIL_CHANGED', {}), link: '/cast/account-info' };
      await publish(trx, notify, payload, now);
      return ok({ id: change.id, before, email });
    },
    { keepOnFailure: true },
  );
  if (!changed.ok) return changed;
  const { id, before, email } = changed.value;
  await tools.mail
    .send({ key: `email-left:${id}`, to: before.email, ...ja.emailLeft })
    .catch((error: unknown) => tools.log.error({ err: error }, 'a mail to an old address could not be sent'));
  return ok({ email });
}
