import type { UserType } from '@yoimachi/domain/account';
import type { Day } from '@yoimachi/domain/time';
import type { ConsentItem, ConsentPlace, ConsentTexts } from './catalogue.ts';
import { consentsFor, isGiven, textOf, versionsAt, type Consent } from './consent.ts';

/** One thing that somebody said, as it is kept. */
export interface ConsentWord extends Consent {
  /** The text that was shown. */
  readonly textId: string;
  readonly place: ConsentPlace;
  readonly at: Date;
}

export const CONSENT_STANDINGS = ['ACCEPTED', 'OUTDATED', 'TAKEN_BACK', 'NONE'] as const;
/** What held of an item: accepted; accepted in a version that had been asked again since; taken back; nothing had been said. */
export type ConsentStanding = (typeof CONSENT_STANDINGS)[number];

/** What held of one item at a moment. */
export interface ConsentAt {
  readonly item: ConsentItem;
  readonly standing: ConsentStanding;
  /** The last word until then; null without one. */
  readonly word: ConsentWord | null;
  /** The version that was in force. */
  readonly inForce: Day;
}

export interface ConsentsAt {
  /** When the person first said anything at all; null: never. */
  readonly firstAt: Date | null;
  /** Nothing had been said yet. */
  readonly isBefore: boolean;
  readonly items: readonly ConsentAt[];
}

/**
 * What somebody had agreed to at a moment, which counts as over: what was said at that very instant had been said. Items come in the order in
 * which they are asked, and what is no longer asked of this side behind them.
 *
 * @param words everything that the person ever said, in the order in which it was said.
 */
export function consentsAt(
  texts: ConsentTexts,
  userType: UserType,
  words: readonly ConsentWord[],
  at: Date,
): ConsentsAt {
  const said = words.filter((word) => word.at <= at);
  const asked = consentsFor(userType);
  const others = said.map(({ item }) => item).filter((item) => !asked.includes(item));
  return {
    firstAt: words[0]?.at ?? null,
    isBefore: said.length === 0,
    items: [...asked, ...new Set(others)].map((item) => {
      const word = said.findLast((one) => one.item === item) ?? null;
      return itemAt(texts, userType, { item, word, at });
    }),
  };
}

interface Asked {
  readonly item: ConsentItem;
  readonly word: ConsentWord | null;
  readonly at: Date;
}

function itemAt(texts: ConsentTexts, userType: UserType, { item, word, at }: Asked): ConsentAt {
  const textId = textOf(item, userType);
  // What is asked of nobody any more is judged by what was said alone.
  if (textId === undefined) return { item, standing: saidOf(word), word, inForce: word!.version };
  const isEnough = isGiven(texts, word ?? undefined, textId, at);
  const said = saidOf(word);
  return {
    item,
    standing: said === 'ACCEPTED' && !isEnough ? 'OUTDATED' : said,
    word,
    inForce: versionsAt(texts[textId], at).current,
  };
}

const saidOf = (word: ConsentWord | null) =>
  word === null ? 'NONE' : word.given ? 'ACCEPTED' : 'TAKEN_BACK';
