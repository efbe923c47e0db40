import { isGiven, textOf, type ConsentItem } from '@yoimachi/domain/consent';
import type { Trx } from '#platform/database';
import { consentTexts } from '#base/content';
import { lastWordsOn } from '../consent.store.ts';

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
