import { CONSENT_RULES, textOf, type ConsentItem } from '@yoimachi/domain/consent';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { lockStaying } from '#people/account';
import { insertWord, lastWords, lockGuest } from '../consent.store.ts';
import type { Whose } from './give.ts';

/**
 * Takes a consent back, from now on; without one nothing changes. A request that is just being charged to the card ends first, or sees
 * that it may not be.
 */
export function withdrawConsent(
  { db, clock }: Pick<AppContext, 'clock' | 'db'>,
  { accountId, userType }: Whose,
  item: ConsentItem,
  place: 'MAIL' | 'SETTINGS' = 'SETTINGS',
): Promise<Result<undefined, 'CONSENT_KEPT' | 'VALIDATION'>> {
  const textId = textOf(item, userType);
  if (textId === undefined) return Promise.resolve(fail('VALIDATION', 'item'));
  if (!CONSENT_RULES[item].isWithdrawable) return Promise.resolve(fail('CONSENT_KEPT', 'item'));
  return withTransaction(db, async (trx) => {
    if (!(await lockStaying(trx, accountId))) return ok();
    await lockGuest(trx, accountId);
    const last = (await lastWords(trx, accountId)).find((word) => word.item === item);
    if (!last?.given) return ok();
    const { version } = last;
    const at = clock.now();
    await insertWord(trx, { accountId, item, textId, version, given: false, place, at });
    return ok();
  });
}
