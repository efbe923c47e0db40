import type { UserType } from '@yoimachi/domain/account';
import {
  checkAgreement,
  CONSENT_RULES,
  isGiven,
  textOf,
  type ConsentItem,
  type ConsentPlace,
} from '@yoimachi/domain/consent';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Day } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { lockStaying } from '#people/account';
import { consentTexts } from '#base/content';
import { insertWord, lastWords, lockGuest } from '../consent.store.ts';

type Tools = Pick<AppContext, 'clock' | 'db'>;

export interface Whose {
  readonly accountId: string;
  readonly userType: UserType;
}

interface Agreement {
  readonly agreed: readonly { readonly item: ConsentItem; readonly version: Day }[];
  readonly place: ConsentPlace;
}

/** Writes down what somebody agrees to, all of it or nothing; what already holds, also from another device a moment ago, is not written again. */
export function giveConsents(
  { db, clock }: Tools,
  { accountId, userType }: Whose,
  { agreed, place }: Agreement,
): Promise<Result<undefined, 'CONSENT_CHANGED' | 'VALIDATION'>> {
  return withTransaction(db, async (trx) => {
    if (!(await lockStaying(trx, accountId))) return ok();
    const at = clock.now();
    const texts = await consentTexts(trx);
    const lasts = await lastWords(trx, accountId);
    const written = new Set<ConsentItem>();
    for (const one of agreed) {
      const text = checkAgreement(texts, userType, one, at);
      if (!text.ok) return text;
      const last = lasts.find(({ item }) => item === one.item);
      if (written.has(one.item) || isGiven(texts, last, text.value, at)) continue;
      written.add(one.item);
      await insertWord(trx, { accountId, ...one, textId: text.value, given: true, place, at });
    }
    return ok();
  });
}

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
