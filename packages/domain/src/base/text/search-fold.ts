import { plainLine } from './clean-text.ts';
import { toHiragana } from './kana.ts';
import { foldKanji } from './kanji-variants.ja.ts';

/** Before a voicing mark that was typed by itself; NFKC puts one there. */
const BLANKS_BEFORE_MARK = / +(?=[\u3099\u309A])/g;
/** Signs of one code that hold a kana and its mark, and are the only ones of whose hiragana this is not so. */
const VOICED_ROW = /[ヷ-ヺ]/g;
/** Whatever people type for ー behind kana. */
const LONG_MARKS = /(?<=[ぁ-ゖ\u3099\u309Aー])[-\u2010-\u2015\u2212\u2500\u2501]+/g;
const DASHES = /[\u2010-\u2015\u2212\u2500\u2501]/g;

/** Kana of either kind and width as hiragana, each with its voicing mark however that was typed; other signs as NFKC has them. */
export const foldKana = (text: string): string =>
  toHiragana(
    text
      .normalize('NFKC')
      .replace(BLANKS_BEFORE_MARK, '')
      .normalize('NFC')
      .replace(VOICED_ROW, (kana) => kana.normalize('NFD')),
  );

/** As `foldForSearch`, of a text without invisible signs, whose blanks and line breaks stay. */
export const foldSigns = (text: string): string =>
  foldKanji(foldKana(text).toLowerCase())
    .replace(LONG_MARKS, (dashes) => 'ー'.repeat(dashes.length))
    .replace(DASHES, '-');

/**
 * The form in which words are stored and searched, so that width, case, kind of kana, ways to write a kanji and dashes make no difference:
 * 「ラウンジ Ａkari」 and 「らうんじ akari」 are the same, 髙嶋 and 高島, バ－ and バー. What is folded stays as it is. In SQL this is `nickname_key`.
 */
export const foldForSearch = (text: string): string => foldSigns(plainLine(text)).replace(/\s+/g, ' ').trim();

/** Signs between the parts of a name. */
export const NAME_GAPS = /[\s・·.,、，．'’‐-]/gu;

/** A person's name without what people write differently: gaps, and what makes no difference in a search. */
export const foldPersonName = (name: string): string => foldForSearch(name).replace(NAME_GAPS, '');
