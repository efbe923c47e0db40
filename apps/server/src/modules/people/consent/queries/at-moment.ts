import type { UserType } from '@yoimachi/domain/account';
import { consentsAt, newestVersion, type ConsentTextId, type ConsentWord } from '@yoimachi/domain/consent';
import { PAGE_TEXT_IDS } from '@yoimachi/domain/page';
import { fail, ok } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import type { ActContext } from '#platform/module';
import { bodyOf, consentTexts, pageValues } from '#base/content';
import { wordsFor } from '../consent.ja.ts';
import { allWordsOf, sideEver } from '../consent.store.ts';

interface Asked {
  readonly accountId: string;
  readonly at: Date;
}

/** What somebody had agreed to at a moment, with the texts of those versions; VALIDATION for a moment that has not come. */
export async function showConsentsAt({ db, clock, config }: ActContext, { accountId, at }: Asked) {
  const userType = await sideEver(db, accountId);
  if (userType === undefined) return fail('NOT_FOUND');
  if (at > clock.now()) return fail('VALIDATION', 'at');
  const [texts, words, values] = await Promise.all([
    consentTexts(db),
    allWordsOf(db, accountId),
    pageValues(db, config),
  ]);
  const { firstAt, isBefore, items } = consentsAt(texts, userType, words, at);
  const presented = await Promise.all(
    items.map(async ({ word, ...item }) => ({
      ...item,
      word: word && (await presentWord(db, userType, word)),
    })),
  );
  return ok({
    at,
    firstAt,
    isBefore,
    items: presented,
    values: { ...values },
  });
}

async function presentWord(db: Db, userType: UserType, { item, textId, version, place, at }: ConsentWord) {
  const page = PAGE_TEXT_IDS.find((id) => id === textId);
  const body = page === undefined ? null : ((await bodyOf(db, page, version)) ?? null);
  // Of sentences the product has the newest version alone.
  const isHere = page === undefined && newestVersion(textId as ConsentTextId) === version;
  return {
    textId,
    version,
    place,
    body,
    at,
    statement: isHere ? wordsFor(item, userType).statement : null,
  };
}
