import type { UserType } from '@yoimachi/domain/account';
import {
  CONSENT_RULES,
  consentsFor,
  isGiven,
  textOf,
  versionsAt,
  type ConsentItem,
  type ConsentTexts,
  type TextVersion,
} from '@yoimachi/domain/consent';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { consentTexts } from '#base/content';
import type { Whose } from '../commands/give.ts';
import { wordsFor } from '../consent.ja.ts';
import { lastWords, wordsOf } from '../consent.store.ts';

const SHOWN = 100;
const PAGES: { readonly [Item in ConsentItem]?: 'TERM_SERVICE' | 'PRIVACY_POLICY' } = {
  TERMS: 'TERM_SERVICE',
  PRIVACY: 'PRIVACY_POLICY',
};

type Last = Awaited<ReturnType<typeof lastWords>>[number];

/** What somebody is asked, in the words in force, and what was said. */
export async function consentState(db: Db, { accountId, userType }: Whose, now: Date) {
  const [texts, lasts, records] = await Promise.all([
    consentTexts(db),
    lastWords(db, accountId),
    wordsOf(db, accountId, SHOWN),
  ]);
  return {
    asked: consentsFor(userType).map((item) =>
      presentAsked(
        texts,
        item,
        userType,
        lasts.find((last) => last.item === item),
        now,
      ),
    ),
    records: records.map((record) => ({ ...record, title: wordsFor(record.item, userType).title })),
  };
}

function presentAsked(
  texts: ConsentTexts,
  item: ConsentItem,
  userType: UserType,
  last: Last | undefined,
  now: Date,
) {
  const textId = textOf(item, userType)!;
  const { current, enough } = versionsAt(texts[textId], now);
  const { closes, isWithdrawable } = CONSENT_RULES[item];
  const isOlder = last?.given === true && last.version < enough;
  return {
    item,
    ...wordsFor(item, userType),
    version: current,
    page: PAGES[item] ?? null,
    news: isOlder ? newsSince(texts[textId], last.version, current) : null,
    givenAt: last && isGiven(texts, last, textId, now) ? last.at : null,
    isForRegistration: closes.includes('REGISTER'),
    isWithdrawable,
  };
}

/** What is new to somebody who agreed to an earlier version; null where nothing was written down. */
function newsSince(versions: readonly TextVersion[], agreed: Day, current: Day): string | null {
  const later = versions.filter(({ version }) => agreed < version && version <= current);
  return later.map(({ news }) => news ?? '').join('') || null;
}
