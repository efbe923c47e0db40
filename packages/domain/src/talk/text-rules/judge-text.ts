import { findCash } from './cash.ts';
import { findContact } from './contact.ts';
import { fold, sliceOf, tighten } from './fold.ts';
import { OWN_NUMBER } from './own-numbers.ja.ts';
import { firstMatch, toEndOfVerb, type Span } from './pattern.ts';
import { PRESSURE } from './pressure.ja.ts';
import { endsNumber } from './parts.ts';
import { findWord } from './words.ts';
import type { TextKind, TextPlace, TextRules, TextVerdict } from './types.ts';

interface Judged {
  readonly place: TextPlace;
  /** Whether a cast writes it. */
  readonly byCast: boolean;
  readonly rules: TextRules;
  /** What the same person wrote there just before, oldest first: a number may be said in parts. */
  readonly before?: readonly string[] | undefined;
}

/**
 * What a public text or a message holds that must not be sent, or that its writer is warned of; null when nothing. What stops goes first.
 * The same for the form, the composer and the server (rules.md 8, 10).
 */
export function judgeText(text: string, { place, byCast, rules, before = [] }: Judged): TextVerdict | null {
  // The number of an inquiry leads nowhere, but one in twelve looks like the name of an account. Spans stay where they are.
  const folded = fold(text.replace(OWN_NUMBER, (number) => '□'.repeat(number.length)));
  const tight = tighten(folded);
  const inTight = (span: Span | null) => span && toEndOfVerb(text, sliceOf(tight, ...span));
  const presses = byCast && place === 'CHAT';
  const finds: readonly (readonly [TextKind, () => Span | null])[] = [
    ['CONTACT', () => findContact(folded, text, place) ?? (endsNumber(before, text) ? wholeOf(text) : null)],
    ['CASH', () => inTight(findCash(tight))],
    ['WORD', () => findWord(folded, rules.words)],
    ['PRESSURE', () => (presses ? inTight(firstMatch(tight, PRESSURE)) : null)],
  ];
  let warning: TextVerdict | null = null;
  for (const [kind, find] of finds) {
    const span = find();
    if (!span) continue;
    const action = kind === 'PRESSURE' ? 'WARN' : rules.actions[kind];
    const verdict = { kind, action, found: text.slice(...span) };
    if (action === 'STOP') return verdict;
    warning ??= verdict;
  }
  return warning;
}

/** All that was typed, without the blanks around it. */
function wholeOf(text: string): Span {
  const start = text.length - text.trimStart().length;
  return [start, start + text.trim().length];
}
