import type { ConsentAsked, ConsentState } from '@yoimachi/contract/consent';
import type { UserType } from '@yoimachi/domain/account';
import {
  CONSENT_RULES,
  CONSENT_TEXTS,
  consentsFor,
  isGiven,
  textOf,
  versionsAt,
  type ConsentItem,
} from '@yoimachi/domain/consent';
import type { Db } from '#platform/database';
import type { Whose } from '../commands/give.ts';
import { newsSince, wordsFor } from '../consent.ja.ts';
import { lastWords, wordsOf } from '../consent.store.ts';

const SHOWN = 100;
const PAGES: { readonly [Item in ConsentItem]?: 'TERM_SERVICE' | 'PRIVACY_POLICY' } = {
  TERMS: 'TERM_SERVICE',
  PRIVACY: 'PRIVACY_POLICY',
};

type Last = Awaited<ReturnType<typeof lastWords>>[number];

/** What somebody is asked, in the words in force, and what was said. */
export async function consentState(db: Db, { accountId, userType }: Whose, now: Date): Promise<ConsentState> {
  const [lasts, records] = await Promise.all([lastWords(db, accountId), wordsOf(db, accountId, SHOWN)]);
  return {
    asked: consentsFor(userType).map((item) =>
      presentAsked(
        item,
        userType,
        lasts.find((last) => last.item === item),
        now,
      ),
    ),
    records: records.map(({ at, ...record }) => ({
      ...record,
      title: wordsFor(record.item, userType).title,
      at: at.toISOString(),
    })),
  };
}

function presentAsked(
  item: ConsentItem,
  userType: UserType,
  last: Last | undefined,
  now: Date,
): ConsentAsked {
  const textId = textOf(item, userType)!;
  const { current, enough } = versionsAt(CONSENT_TEXTS[textId], now);
  const { closes, isWithdrawable } = CONSENT_RULES[item];
  const isOlder = last?.given === true && last.version < enough;
  return {
    item,
    ...wordsFor(item, userType),
    version: current,
    page: PAGES[item] ?? null,
    news: isOlder ? newsSince(textId, last.version, current) : null,
    givenAt: last && isGiven(last, textId, now) ? last.at.toISOString() : null,
    isForRegistration: closes.includes('REGISTER'),
    isWithdrawable,
  };
}
