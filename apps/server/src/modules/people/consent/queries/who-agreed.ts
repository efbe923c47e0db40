import {
  askedBy,
  isGiven,
  textOf,
  versionsAt,
  type AgreedPageId,
  type ConsentItem,
} from '@yoimachi/domain/consent';
import { ok } from '@yoimachi/domain/result';
import type { Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import { consentTexts } from '#base/content';
import { countAgreed, lastWordsOn } from '../consent.store.ts';

/** Those of these accounts whose last word on an item is a consent that still holds, in their order. */
export async function whoAgreed(
  trx: Trx,
  item: ConsentItem,
  accountIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const texts = await consentTexts(trx);
  const words = new Map((await lastWordsOn(trx, item, accountIds)).map((word) => [word.accountId, word]));
  return accountIds.filter((id) => {
    const word = words.get(id);
    const text = word && textOf(item, word.userType);
    return word !== undefined && text !== undefined && isGiven(texts, word, text, now);
  });
}

/** How many a version of a page that asks would ask again: those to whom it is open by what is enough today (`isGiven`). */
export async function countAskedAnew({ db, clock }: Pick<ActContext, 'clock' | 'db'>, textId: AgreedPageId) {
  const texts = await consentTexts(db);
  const { enough } = versionsAt(texts[textId], clock.now());
  return ok({ accounts: await countAgreed(db, askedBy(textId), enough) });
}
