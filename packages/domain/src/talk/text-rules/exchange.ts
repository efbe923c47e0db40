import {
  AMONG_FRIENDS,
  HARMLESS_ASKS,
  HARMLESS_POSTS,
  OTHERS_TALK,
  REFUSES,
  TAKES_BACK,
  THING_BEHIND,
} from './asks.ja.ts';
import { foldWord, sliceOf, type Folded } from './fold.ts';
import { HANDLE, HANDLE_NEAR, NO_HANDLE } from './handles.ja.ts';
import { KANA_NAME, KANA_WORD, NAME_KINDS, NAMES, PLAIN_KANA, type NameKind } from './names.ts';
import { matchesOf, type Span } from './pattern.ts';
import { isKatakana, isMixed, isReadable } from './spelling.ts';

const SENTENCE_END = /[。!\n]|\?(?=.)/u;
const STOP = /[。!\n]/u;
/** What nobody types between the signs of one word. */
const FULL_STOP = /[。｡!！]/u;
/** A name may stand at the end of its line. */
const LINE_BREAK = /^[^\p{L}\p{N}?]{1,3}/u;
/** How far behind and before a name what is done with it stands. */
const BEHIND = 24;
const BEFORE = 14;
/** A way to reach each other, where it is named. */
interface Named {
  readonly kind: NameKind;
  readonly start: number;
  readonly end: number;
}
/** How the sentence of what is asked is known. */
type Asked = (folded: Folded, typed: string, named: Named) => Span | null;

/** The name of a way to reach each other with what is asked or given of it. */
export function exchangeIn(folded: Folded, typed: string, isAsked: Asked): Span | null {
  const { text, from } = folded;
  for (const { index, 0: name, groups } of matchesOf(text, NAMES)) {
    const kind = kindOf(groups!);
    if (!isReadable(name) || (kind === NAME_KINDS.mixed && !isMixed(name))) continue;
    if (
      kind === NAME_KINDS.alike &&
      !isAlike(name, typed.slice(...sliceOf(folded, index, index + name.length)))
    )
      continue;
    if (isPartOfWord(typed.slice(0, from[index]), name)) continue;
    if (isOthersTalk(text, index, index + name.length)) continue;
    const named = { kind, start: index, end: index + name.length };
    const found = given(text, named) ?? isAsked(folded, typed, named);
    if (found) return found;
  }
  return null;
}

const isOthersTalk = (text: string, start: number, end: number): boolean =>
  OTHERS_TALK.test(text.slice(Math.max(0, start - BEFORE), start)) &&
  !AMONG_FRIENDS.test(text.slice(end, end + BEHIND));

/** Whether another kana stands for one of a name: イソスタ. */
const isAlike = (name: string, typed: string): boolean =>
  isKatakana(typed) && !PLAIN_KANA.has(name.replaceAll('ー', ''));

function kindOf(groups: Readonly<Record<string, string | undefined>>): NameKind {
  const [, kind] = Object.entries(NAME_KINDS).find(([name]) => groups[name] !== undefined)!;
  return kind;
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

const LONGEST_HANDLE = 60;
const LIKELY = /[:=_.]|[a-z][0-9]|[0-9][a-z]/;

/** The name of an account directly behind, or anywhere in the sentence where it looks like one. */
function given(text: string, { kind, start, end }: Named): Span | null {
  if (kind.handle === null) return null;
  const rest = text.slice(end, end + LONGEST_HANDLE);
  const handle = kind.handle === 'ACCOUNT' ? undefined : HANDLE.exec(rest)?.[0];
  const isHandle = handle !== undefined && !NO_HANDLE.test(handle);
  if (isHandle && (kind.handle === 'ANY' || LIKELY.test(handle))) return [start, end + handle.length];
  const behind = accountIn(upToEnd(rest));
  if (behind && behind[0] < BEHIND) return [start, end + behind[1]];
  const before = sentenceBefore(text, start, BEHIND);
  const said = accountIn(before);
  return said && [start - before.length + said[0], end];
}

function accountIn(text: string): Span | null {
  const found = HANDLE_NEAR.exec(text);
  return found && !NO_HANDLE.test(found[0]) ? [found.index, found.index + found[0].length] : null;
}

/** What is asked of a name in the rest of its sentence; nothing of a thing that is only called so. */
function askIn(behind: string, { asks, mayBeThing }: NameKind): RegExpExecArray | null {
  if (mayBeThing && THING_BEHIND.test(behind)) return null;
  for (const each of asks) {
    const found = each.exec(behind);
    if (found) return found;
  }
  return null;
}

/** Drawn together a text has no sentences. What was typed says where that of the ask ends, and only there it is refused. */
export const together: Asked = ({ text, from }, typed, { kind, start, end }) => {
  const behind = behindOf(text, end);
  const ask = askIn(behind.text, kind);
  if (!ask) return null;
  const askEnd = behind.start + ask.index + ask[0].length;
  const stop = typed.slice(from[askEnd - 1]).search(FULL_STOP);
  const stopsAt = stop < 0 ? typed.length : from[askEnd - 1]! + stop;
  const next = from.findIndex((at, index) => index >= askEnd && at > stopsAt);
  const sentence = next < 0 ? behind.text : behind.text.slice(0, next - behind.start);
  return isHarmless(sentence) ? null : [start, askEnd];
};

export const alone: Asked = ({ text }, _, { kind, start, end }) => {
  const behind = behindOf(text, end);
  const isRefused = isHarmless(behind.text);
  // What a next sentence refuses takes back nothing that was asked before the name.
  if (behind.isSameSentence && isRefused) return null;
  const ask = isRefused ? null : askIn(behind.text, kind);
  if (ask) return [start, behind.start + ask.index + ask[0].length];
  const before = sentenceBefore(text, start, BEFORE);
  const asks = kind.asksBefore?.exec(before);
  return asks ? [start - before.length + asks.index, end] : null;
};

const sentenceBefore = (text: string, start: number, within: number): string =>
  text
    .slice(Math.max(0, start - within), start)
    .split(SENTENCE_END)
    .at(-1)!;

const isHarmless = (behind: string): boolean =>
  HARMLESS_ASKS.test(behind) ||
  HARMLESS_POSTS.test(behind) ||
  (REFUSES.test(behind) && !TAKES_BACK.test(behind));

/** Whether the rest of the sentence refuses what stands before it. */
export const isRefusedBehind = (text: string, end: number): boolean => isHarmless(behindOf(text, end).text);

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
