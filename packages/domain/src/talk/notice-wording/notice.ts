import type { NoticeKind, WordedKind } from '@yoimachi/domain/notification';
import { BOOKING_SENTENCES } from './bookings.ja.ts';
import { CHAT_SENTENCES, MONEY_SENTENCES, SAFETY_SENTENCES } from './others.ja.ts';
import { fillSentence } from './fill.ts';
import type { Sentence } from './sentences.ts';
import { SAMPLE_VALUES, type NoticeVariable } from './variables.ja.ts';

const SENTENCES = {
  ...BOOKING_SENTENCES,
  ...CHAT_SENTENCES,
  ...MONEY_SENTENCES,
  ...SAFETY_SENTENCES,
} as const satisfies Readonly<Record<WordedKind, Sentence>>;

/** Every kind with its sentence and what that may speak of; a kind without does not compile. */
export type Sentences = typeof SENTENCES;

/** The sentence of a kind while no operator has written another. */
export const defaultSentence = (kind: WordedKind): Sentence => SENTENCES[kind];

/** What the sentence of a kind may speak of; of several kinds, what any of them may. */
export type VariableOf<Kind extends WordedKind> = Sentences[Kind]['variables'][number];

declare const given: unique symbol;
/** A value for each variable of a kind. Only `noticeOf` makes them, which asks for all of them. */
export type NoticeValues = Readonly<Record<string, string>> & { readonly [given]: true };

/** A kind with its own sentence, and with the values that other words of an operator may need. */
export interface Notice<Kind extends WordedKind = NoticeKind> {
  readonly kind: Kind;
  readonly body: string;
  readonly values: NoticeValues;
}

/**
 * What is told to somebody.
 *
 * @param words at least a value for each variable of the kind; of one that is known only as one of several, for those of all of them.
 * @returns the sentence, and no value that the kind does not name.
 */
export function noticeOf<Kind extends WordedKind>(
  kind: Kind,
  words: Readonly<Record<NoInfer<VariableOf<Kind>>, string>>,
): Notice<Kind> {
  const { text, variables }: Sentence = defaultSentence(kind);
  const all = words as Readonly<Partial<Record<NoticeVariable, string>>>;
  const values = Object.fromEntries(variables.map((name) => [name, all[name] ?? ''])) as NoticeValues;
  return { kind, values, body: fillSentence(text, values) };
}

/** Whether there is a value for each variable of a kind. */
export const hasValues = (kind: WordedKind, values: Readonly<Record<string, string>>): boolean =>
  defaultSentence(kind).variables.every((name) => Object.hasOwn(values, name));

/** A kind told with the values of samples, as for a preview. */
export const sampleNotice = <Kind extends WordedKind>(kind: Kind): Notice<Kind> =>
  noticeOf(kind, SAMPLE_VALUES);
