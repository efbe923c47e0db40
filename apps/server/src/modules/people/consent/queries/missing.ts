import {
  CONSENT_TEXTS,
  missingConsents,
  staysOpen,
  type Consent,
  type ConsentAct,
  type ConsentItem,
  type ConsentTexts,
} from '@yoimachi/domain/consent';
import { addMinutes } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { consentTexts } from '#base/content';
import type { Whose } from '../commands/give.ts';
import { lastWords } from '../consent.store.ts';

/** What somebody still has to agree to before an act (rules.md 10). */
export const missingFor = async (
  db: Db,
  { accountId, userType }: Whose,
  act: ConsentAct,
  now: Date,
): Promise<ConsentItem[]> => {
  // What can be taken back has no page, so that no other version of it was published.
  const texts = staysOpen(userType, act) ? await consentTexts(db) : CONSENT_TEXTS;
  return missingConsents(texts, userType, act, await lastWords(db, accountId), now);
};

const MOST_IN_MIND = 10_000;
/** So that even what is set right by hand is noticed soon. */
const KEPT_MINUTES = 10;

interface InMind {
  readonly words: readonly Consent[];
  readonly until: Date;
}

/**
 * The same, where it can be known without asking again: what was agreed to and cannot be taken back stands, since words are only added. Which
 * version is enough is judged again each time, by the texts that `readTexts` gives.
 */
export function createMissing(db: Db, readTexts: () => Promise<ConsentTexts>) {
  const inMind = new Map<string, InMind>();
  return async ({ accountId, userType }: Whose, act: ConsentAct, now: Date): Promise<ConsentItem[]> => {
    if (!staysOpen(userType, act)) return missingFor(db, { accountId, userType }, act, now);
    const texts = await readTexts();
    const known = inMind.get(accountId);
    if (known && now < known.until && missingConsents(texts, userType, act, known.words, now).length === 0)
      return [];
    const words = await lastWords(db, accountId);
    if (inMind.size >= MOST_IN_MIND) inMind.clear();
    inMind.set(accountId, {
      words: words.map(({ item, version, given }) => ({ item, version, given })),
      until: addMinutes(now, KEPT_MINUTES),
    });
    return missingConsents(texts, userType, act, words, now);
  };
}
