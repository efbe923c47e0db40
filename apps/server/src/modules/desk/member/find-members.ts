import type { ListedMember, memberAdminRoutes } from '@yoimachi/contract/member';
import type { BodyOf } from '@yoimachi/contract/route';
import { checkEmail, toE164 } from '@yoimachi/domain/account';
import { numberOfMember } from '@yoimachi/domain/member';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { ok, type Result } from '@yoimachi/domain/result';
import { readPrivately } from '#desk/read-log';
import { mailIndex } from '#people/mail-code';
import { legalNameIndex } from '#people/profile';
import type { ActContext } from '#platform/module';
import {
  accountsByBooking,
  accountsByMail,
  accountsByName,
  accountsByNumber,
  accountsByPhone,
} from './find.store.ts';
import { presentMembers } from './list-members.ts';

type Body = BodyOf<typeof memberAdminRoutes.findMembers>;
type Found = Result<{ items: ListedMember[] }, 'READ_CEILING' | 'REASON_REQUIRED'>;

/**
 * The members whom something names that an operator was told. A phone number, a legal name and a mail are private: who looked for one, and
 * why, is kept, but not what was typed; nothing of them is shown.
 */
export async function findMembers(
  context: ActContext,
  { by, text, reason = '' }: Body,
  operator: OperatorRef,
): Promise<Found> {
  if (by === 'MEMBER_NUMBER' || by === 'BOOKING_NUMBER') {
    const ids = await accountsByOpenNumber(context, by, text);
    return ok({ items: await presentMembers(context.db, ids, context.clock.now()) });
  }
  const read = { kind: 'FIND_PERSON', operator, reason, subject: by } as const;
  return readPrivately(context, read, async (open) => {
    const ids = await PRIVATE[by]({ ...context, db: open.db }, text);
    const items = await presentMembers(open.db, ids, context.clock.now());
    return ok({ accountId: ids.length === 1 ? ids[0]! : null, rows: ids.length, answer: { items } });
  });
}

type Find = (context: ActContext, text: string) => Promise<string[]>;

const PRIVATE: Record<'LEGAL_NAME' | 'MAIL' | 'PHONE', Find> = {
  async PHONE({ db, crypto, config: { allowTestPrefix } }, text) {
    const phone = toE164(text, { allowTestPrefix });
    return phone.ok ? accountsByPhone(db, crypto.phoneIndex(phone.value)) : [];
  },
  LEGAL_NAME: async ({ db, crypto }, text) => accountsByName(db, legalNameIndex(crypto, text)),
  async MAIL({ db, crypto }, text) {
    const email = checkEmail(text);
    return email.ok ? accountsByMail(db, mailIndex(crypto, email.value)) : [];
  },
};

async function accountsByOpenNumber(
  { db }: ActContext,
  by: 'BOOKING_NUMBER' | 'MEMBER_NUMBER',
  text: string,
): Promise<string[]> {
  if (by === 'BOOKING_NUMBER') return accountsByBooking(db, text.normalize('NFKC').trim().toUpperCase());
  const typed = numberOfMember(text);
  return typed ? accountsByNumber(db, typed.number, typed.userType) : [];
}
