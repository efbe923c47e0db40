import {
  ADDRESSES,
  ASKS,
  HANDLE,
  HARMLESS_ASKS,
  IDS,
  KANA_NAME,
  KANA_WORD,
  NAMES,
  NO_HANDLE,
  ONLY_NAME,
  REFUSES,
  TAKES_BACK,
} from './contact.ja.ts';
import { foldWord, sliceOf, tighten, type Folded } from './fold.ts';
import { firstMatch, toEndOfVerb, type Span } from './pattern.ts';
import { findPhone } from './phone.ts';
import type { TextPlace } from './types.ts';

const SENTENCE_END = /[。!\n]|\?(?=.)/u;
const STOP = /[。!\n]/u;
/** What nobody types between the signs of one word. */
const FULL_STOP = /[。｡!！]/u;
/** A name may stand at the end of its line. */
const LINE_BREAK = /^[^\p{L}\p{N}?]{1,3}/u;
/** How far behind and before a name what is done with it stands. */
const BEHIND = 24;
const BEFORE = 14;

/** Where somebody gives or asks for a way around the product, as a slice of the text as typed. */
export function findContact(folded: Folded, text: string, place: TextPlace): Span | null {
  const sent = findPhone(folded) ?? firstMatch(folded, ADDRESSES) ?? firstMatch(folded, IDS);
  if (sent) return sliceOf(folded, ...sent);
  const named = exchangeIn(folded, text, asked);
  if (named) return toEndOfVerb(text, sliceOf(folded, ...named));
  const tight = tighten(folded);
  const hidden =
    place === 'CHAT' && ONLY_NAME.test(tight.text)
      ? ([0, tight.text.length] as const)
      : exchangeIn(tight, text, askedTogether(tight, text));
  return hidden && toEndOfVerb(text, sliceOf(tight, ...hidden));
}

/** The name of a way to reach each other with what is asked or given of it. */
function exchangeIn({ text, from }: Folded, typed: string, isAsked: typeof asked): Span | null {
  for (const { index, 0: name } of text.matchAll(NAMES)) {
    const end = index + name.length;
    if (isPartOfWord(typed.slice(0, from[index]), name)) continue;
    const found = given(text, index, end) ?? isAsked(text, index, end);
    if (found) return found;
  }
  return null;
}

const LATIN_START = /^[a-z]/;
const LATIN_END = /[a-z]$/;
const LONGEST_BEFORE = 4;

/** What stands directly before a name in the text as typed makes another word of it. */
function isPartOfWord(before: string, name: string): boolean {
  const last = foldWord(before.slice(-LONGEST_BEFORE));
  if (LATIN_START.test(name)) return LATIN_END.test(last);
  return KANA_NAME.test(name) && KANA_WORD.test(last);
}

function given(text: string, start: number, end: number): Span | null {
  const handle = HANDLE.exec(text.slice(end, end + 60))?.[0];
  return handle && !NO_HANDLE.test(handle) ? [start, end + handle.length] : null;
}

/** Null also where it is refused, or talk about something seen there. */
function askedBehind(text: string, start: number, end: number): Span | null {
  const behind = behindOf(text, end);
  const ask = isHarmless(behind.text) ? null : ASKS.exec(behind.text);
  return ask && [start, behind.start + ask.index + ask[0].length];
}

/** Drawn together a text has no sentences. What was typed says where that of the ask ends, and only there it is refused. */
const askedTogether =
  ({ from }: Folded, typed: string): typeof asked =>
  (text, start, end) => {
    const behind = behindOf(text, end);
    const ask = ASKS.exec(behind.text);
    if (!ask) return null;
    const askEnd = behind.start + ask.index + ask[0].length;
    const stop = typed.slice(from[askEnd - 1]).search(FULL_STOP);
    const stopsAt = stop < 0 ? typed.length : from[askEnd - 1]! + stop;
    const next = from.findIndex((at, index) => index >= askEnd && at > stopsAt);
    const sentence = next < 0 ? behind.text : behind.text.slice(0, next - behind.start);
    return isHarmless(sentence) ? null : [start, askEnd];
  };

function asked(text: string, start: number, end: number): Span | null {
  const behind = behindOf(text, end);
  // What a next sentence refuses takes back nothing that was asked before the name.
  if (behind.isSameSentence && isHarmless(behind.text)) return null;
  const found = askedBehind(text, start, end);
  if (found) return found;
  const before = text
    .slice(Math.max(0, start - BEFORE), start)
    .split(SENTENCE_END)
    .at(-1)!;
  const asks = ASKS.exec(before);
  return asks && [start - before.length + asks.index, end];
}

const isHarmless = (behind: string): boolean =>
  HARMLESS_ASKS.test(behind) || (REFUSES.test(behind) && !TAKES_BACK.test(behind));

interface Behind {
  readonly text: string;
  readonly start: number;
  /** False where the name stood at the end of its own. */
  readonly isSameSentence: boolean;
}

/** What goes on behind a name, to the end of its sentence. */
function behindOf(text: string, end: number): Behind {
  const gap = LINE_BREAK.exec(text.slice(end, end + BEHIND))?.[0] ?? '';
  const start = end + gap.length;
  return { text: upToEnd(text.slice(start, start + BEHIND)), start, isSameSentence: !STOP.test(gap) };
}

/** The rest of the sentence, with the question mark it ends with. */
function upToEnd(text: string): string {
  const stop = STOP.exec(text);
  const sentence = stop ? text.slice(0, stop.index) : text;
  const question = sentence.indexOf('?');
  return question < 0 ? sentence : sentence.slice(0, question + 1);
}
