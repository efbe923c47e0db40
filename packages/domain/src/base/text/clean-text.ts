/** An emoji with its skin colour, drawn by selectors and joiners: 👨‍👩‍👧, ❤️, 🧑🏽. */
const EMOJI =
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?(?:\\u200D\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?)*';
/** 3️⃣ */
const KEYCAP = '[0-9#*]\\uFE0F\\u20E3';
/** The form of a kanji in a name: 辻 with one stroke or two. */
const KANJI_VARIANT = '\\p{Script=Han}[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]';
/**
 * What takes no ink: joiners, marks of direction, soft hyphens, tags, selectors, byte order marks, fillers of Hangul and Khmer,
 * signs of format; and the two blanks that Unicode counts as symbols, of Braille and of music.
 */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800\\u{1D159}]';

const KEPT_OR_INVISIBLE = new RegExp(`(${EMOJI}|${KEYCAP}|${KANJI_VARIANT})|${INVISIBLE}`, 'gu');
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');
/** Blanks other than the two that Japanese keyboards have. */
const RARE_BLANK = /[\u00A0\u1680\u2000-\u200A\u202F\u205F]/g;
/** U+2028 and U+2029. */
const RARE_BREAK = /[\p{Zl}\p{Zp}]/gu;
/** Spaces of any width and control characters alone say nothing. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/**
 * A text as it is stored and shown, the same for everybody who types it: nothing in it that cannot be seen, except what draws an
 * emoji or the variant of a kanji; rare blanks and line breaks are plain ones; no blanks around it (rules.md 2).
 */
export function cleanText(typed: string): string {
  return typed
    .replace(KEPT_OR_INVISIBLE, (_, kept: string | undefined) => kept ?? '')
    .replace(RARE_BLANK, ' ')
    .replace(RARE_BREAK, '\n')
    .trim();
}

/** A name on one line: as `cleanText`, but also without what draws emoji and variants, and with every run of blanks as one space. */
export function cleanLine(typed: string): string {
  return cleanText(typed.replace(ALL_INVISIBLE, '')).replace(/\s+/gu, ' ');
}

/** Whether a text shows anything at all. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(cleanText(text));
