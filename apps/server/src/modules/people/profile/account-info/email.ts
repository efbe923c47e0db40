import { RegistrationStage } from '@yoimachi/domain/account';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { notify } from '#events/catalogue.ts';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { sendMailCode, useMailCode, waitingMail } from '#people/mail-code';
import { findCast, lockCast, writeAccountInfo } from '../cast.store.ts';
import { openAccountInfo, sealAccountInfo } from '../private.ts';
import { ja } from '../profile.ja.ts';
import type { ProfileMeans } from '../profile.means.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'crypto' | 'ids' | 'log'> & Pick<ProfileMeans, 'mail'>;

const codesOf = (castId: string) => ({ accountId: castId, purpose: 'REGISTRATION' }) as const;

/** The address that waits for its code; null when none does. */
export const readWaitingEmail = (tools: Pick<Tools, 'db' | 'clock' | 'crypto'>, castId: string) =>
  waitingMail(tools, codesOf(castId));

/** Sends a code to the address she names. */
export const sendEmailCode = (tools: Tools, castId: string, typed: string) =>
  sendMailCode(tools, codesOf(castId), {
    typed,
    lock: lockCast,
    letter: ja.emailCode,
    async allow(trx, email): Promise<Result<undefined, 'EMAIL_UNCHANGED' | 'REGISTRATION_ORDER'>> {
      const cast = await findCast(trx, castId);
      const info = openAccountInfo(tools.crypto, castId, cast.account_info);
      if (!info || cast.registration_stage < RegistrationStage.SUCCESS_STEP)
        return fail('REGISTRATION_ORDER');
      return info.email === email ? fail('EMAIL_UNCHANGED', 'email') : ok();
    },
  });

/** Makes the address hers whose code she has; she is told, and so is the old address. */
export async function changeEmail(tools: Tools, castId: string, typed: string) {
  const changed = await useMailCode(tools, codesOf(castId), {
    typed,
    lock: lockCast,
    async use(trx, { id, email }, at) {
      const { crypto } = tools;
      const before = openAccountInfo(crypto, castId, (await findCast(trx, castId)).account_info)!;
      await writeAccountInfo(trx, castId, sealAccountInfo(crypto, castId, { ...before, email }));
      const payload = { accountId: castId, ...noticeOf('EMAIL_CHANGED', {}), link: '/cast/account-info' };
      await publish(trx, notify, payload, at);
      return { id, before, email };
    },
  });
  if (!changed.ok) return changed;
  const { id, before, email } = changed.value;
  await tools.mail
    .send({ key: `email-left:${id}`, to: before.email, ...ja.emailLeft })
    .catch((error: unknown) => tools.log.error({ err: error }, 'a mail to an old address could not be sent'));
  return ok({ email });
}
