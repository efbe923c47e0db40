/** An emoji, including those built with selectors, joiners and skin tones: 👨‍👩‍👧, ❤️, 🧑🏽. */
const EMOJI =
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?(?:\\u200D\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?)*';
/** 3️⃣ */
const KEYCAP = '[0-9#*]\\uFE0F\\u20E3';
/** A kanji variant in a name: 辻 with one stroke or two. */
const KANJI_VARIANT = '\\p{Script=Han}[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]';
/**
 * Invisible characters: joiners, direction marks, soft hyphens, tags, selectors, byte order marks, Hangul and Khmer fillers, format
 * characters; and the two blanks that Unicode classes as symbols, Braille and musical.
 */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800\\u{1D159}]';

const KEPT_OR_INVISIBLE = new RegExp(`(${EMOJI}|${KEYCAP}|${KANJI_VARIANT})|${INVISIBLE}`, 'gu');
const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI}|${KEYCAP})|${INVISIBLE}`, 'gu');
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');
/** Spaces other than the two on Japanese keyboards. */
const RARE_BLANK = /[\u00A0\u1680\u2000-\u200A\u202F\u205F]/g;
/** U+2028 and U+2029. */
const RARE_BREAK = /[\p{Zl}\p{Zp}]/gu;
/** Spaces of any width and control characters alone do not count as text. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

const keep = (_: string, kept: string | undefined) => kept ?? '';

/**
 * A text as it is stored and shown, the same whoever types it: composed (NFC), so that a letter and its mark are one sign; nothing invisible,
 * except what forms an emoji or a kanji variant; unusual spaces and line breaks become plain ones; trimmed (rules.md 2).
 */
export function cleanText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(KEPT_OR_INVISIBLE, keep)
    .replace(RARE_BLANK, ' ')
    .replace(RARE_BREAK, '\n')
    .trim();
}

/** A single-line name: as `cleanText`, but also without a kanji's variant, and with every run of spaces collapsed to one. */
export function cleanLine(typed: string): string {
  return cleanText(typed.replace(EMOJI_OR_INVISIBLE, keep)).replace(/\s+/gu, ' ');
}

/** A text as words are compared: a line without what forms emoji. */
export const plainLine = (typed: string): string => cleanLine(typed.replace(ALL_INVISIBLE, ''));

/** Whether a text has any visible character. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(cleanText(text));
