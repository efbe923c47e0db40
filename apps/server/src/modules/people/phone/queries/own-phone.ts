import { formatPhone } from '@yoimachi/domain/account';
import { identityOfAccount, readPhone } from '#people/account';
import { findLastChange } from '../change.store.ts';
import { needsApproval, type Tools } from '../commands/change-phone.ts';
import { nationalPhone, sealsOf } from '../sealed.ts';

/** A person's number, and what became of the last change where that is of interest still. */
export async function ownPhone(tools: Tools, accountId: string) {
  const { db, crypto } = tools;
  const identityId = await identityOfAccount(db, accountId);
  const [phone, approval, last] = await Promise.all([
    readPhone(db, tools, identityId),
    needsApproval(db, identityId),
    findLastChange(db, identityId),
  ]);
  const shown = (e164: string) => formatPhone(nationalPhone(e164));
  const isOpen = last?.state === 'WAITING' || last?.state === 'REJECTED';
  return {
    phone: phone === null ? null : shown(phone),
    needsApproval: approval,
    change:
      last && isOpen
        ? {
            state: last.state as 'WAITING' | 'REJECTED',
            newPhone: shown(sealsOf(crypto, 'phone_change', last.id).open('new', last.new_sealed)),
            askedAt: last.asked_at,
            reason: last.reason,
          }
        : null,
  };
}
