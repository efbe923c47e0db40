import { noticeTitle, WORDED_KINDS, type ChannelKind, type WordedKind } from '@yoimachi/domain/notification';
import {
  checkWording,
  fillSentence,
  hasValues,
  type Notice,
  type Wording,
} from '@yoimachi/domain/notice-wording';
import type { Db } from '#platform/database';
import { inMind } from '#platform/module';
import { newestWordings } from './wording.store.ts';

/** What operators wrote, by kind. What this version's kinds can not say any more is left out: the product's own words stand in. */
type Wordings = ReadonlyMap<string, Wording>;

/** Every node hears of an edit within some seconds, and reads nothing for a notice. */
export const wordingsInMind = inMind(async (db: Db): Promise<Wordings> => {
  const kinds = new Map<string, WordedKind>(WORDED_KINDS.map((kind) => [kind, kind]));
  const wordings = new Map<string, Wording>();
  for (const { kind, title, text } of await newestWordings(db)) {
    const known = kinds.get(kind);
    const checked = known && checkWording(known, { title, text });
    if (checked?.ok) wordings.set(kind, checked.value);
  }
  return wordings;
});

/** The sentence of a notice: the operators', or its own. What the version before left has no values, and keeps its own, too. */
export function sentenceOf(wordings: Wordings, { kind, body, values }: Notice<WordedKind>): string {
  const text = wordings.get(kind)?.text ?? null;
  return text !== null && hasValues(kind, values) ? fillSentence(text, values) : body;
}

/** Subject of a mail and title of a push. */
export const titleOf = (wordings: Wordings, kind: ChannelKind): string =>
  wordings.get(kind)?.title ?? noticeTitle(kind);
