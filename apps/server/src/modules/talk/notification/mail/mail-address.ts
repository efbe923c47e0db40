import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { sendMailCode, useMailCode, waitingMail, type WaitingMail } from '#people/mail-code';
import { mailCode } from '../notification.ja.ts';
import type { NotificationDeps } from '../notification.deps.ts';
import * as store from './mail.store.ts';
import { mailPlace, sealMail } from './places.ts';

const codesOf = (accountId: string) => ({ accountId, purpose: 'NOTICES' }) as const;

/** Where an account's mail goes; null when it has given no address. */
export async function readMail(
  db: Db,
  { crypto }: { readonly crypto: Crypto },
  accountId: string,
): Promise<string | null> {
  const sealed = await store.findMail(db, accountId);
  return sealed ? crypto.open(sealed, mailPlace(accountId)) : null;
}

/** The address that waits for its code; null when none does. */
export const readWaitingMail = (
  tools: Pick<NotificationDeps, 'clock' | 'crypto' | 'db'>,
  accountId: string,
): Promise<WaitingMail | null> => waitingMail(tools, codesOf(accountId));

/** Sends a code to the address a person names for notifications. */
export const sendCodeOfMail = (tools: NotificationDeps, accountId: string, typed: string) =>
  sendMailCode(tools, codesOf(accountId), { typed, lock: store.lockAccountOfMail, letter: mailCode });

/** Mail goes from now on to the address whose code the person has. */
export const useCodeOfMail = (tools: NotificationDeps, accountId: string, typed: string) =>
  useMailCode(tools, codesOf(accountId), {
    typed,
    lock: store.lockAccountOfMail,
    async use(trx, { email }, at) {
      await store.writeMail(trx, accountId, sealMail(tools.crypto, accountId, email), at);
      return { email };
    },
  });
