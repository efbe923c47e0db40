import type { memberAdminRoutes } from '@yoimachi/contract/member';
import type { AnswerInputOf, BodyOf } from '@yoimachi/contract/route';
import { checkEmail, toE164 } from '@yoimachi/domain/account';
import { numberOfMember } from '@yoimachi/domain/member';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { ok, type Result } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import { mailIndex } from '#people/mail-code';
import { legalNameIndex } from '#people/profile';
import { isUuid } from '#platform/crypto';
import type { ActContext } from '#platform/module';
import {
  accountsByBooking,
  accountsById,
  accountsByMail,
  accountsByName,
  accountsByNumber,
  accountsByPhone,
} from './find.store.ts';
import { presentMembers } from './list-members.ts';

type Body = BodyOf<typeof memberAdminRoutes.findMembers>;
type Found = Result<AnswerInputOf<typeof memberAdminRoutes.findMembers>, 'READ_CEILING' | 'REASON_REQUIRED'>;

/**
 * The members whom something private names that an operator was told: who looked for whom, and why, is kept, but not what was typed; nothing
 * private is shown.
 */
export function findMembers(
  context: ActContext,
  { by, text, reason }: Body,
  operator: OperatorRef,
): Promise<Found> {
  const read = { kind: 'FIND_PERSON', operator, reason, subject: by } as const;
  return readPrivately(context, read, async (open) => {
    const ids = await PRIVATE[by]({ ...context, db: open.db }, text);
    const items = await presentMembers(open.db, ids, context.clock.now());
    return ok({ accountId: ids.length === 1 ? ids[0]! : null, rows: ids.length, answer: { items } });
  });
}

type Find = (context: ActContext, text: string) => Promise<string[]>;

const PRIVATE: Record<Body['by'], Find> = {
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

/** The member of a number or an id, whose purchase or payoff has the id, or the guest and the casts of a booking's number. */
export async function lookUpMembers({ db, clock }: Pick<ActContext, 'clock' | 'db'>, typed: string) {
  const number = typed.normalize('NFKC').trim().toUpperCase();
  if (isUuid(number.toLowerCase())) {
    const named = await accountsById(db, number.toLowerCase());
    return ok({ items: await presentMembers(db, named, clock.now()) });
  }
  const member = numberOfMember(number);
  const ids = member
    ? await accountsByNumber(db, member.number, member.userType)
    : await accountsByBooking(db, number);
  return ok({ items: await presentMembers(db, ids, clock.now()) });
}
