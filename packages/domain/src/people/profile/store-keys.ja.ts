import { checkShopPhone } from '@yoimachi/domain/account';
import { foldKana, foldKanji, toLargeKana } from '@yoimachi/domain/text';
import { prefectureName } from './prefectures.ja.ts';
import { OTHER_DISTRICT } from './areas.ja.ts';

/**
 * How stores are compared and found (rules.md 2), regardless of kana, width and spelling. Migration 039 computed the same in SQL: a change
 * here needs a migration that rewrites the columns, as 151 did for kanji and voicing marks.
 */

const ACCENTS = /[\u0300-\u036f]/g;
const COMPANY = /株式会社|有限会社|合同会社|\((株|有|同)\)/g;
const VOICED = [
  ['ゔぁ', 'ば'],
  ['ゔぃ', 'び'],
  ['ゔぇ', 'べ'],
  ['ゔぉ', 'ぼ'],
  ['ゔ', 'ぶ'],
] as const;
const LETTERS = pairs('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
const KANA = pairs('ゐゑぢづ', 'いえじず');
/** Spaces, dashes and the long-vowel mark, which people type interchangeably. */
const DASHES = /[ \u2010-\u2015\u2212~\u301c\u30fc\u30fb_]/g;
/** Invisible marks and signs. */
const MARKS =
  /[.,、。'’‘"“”`´&!?()[\]{}「」『』【】〈〉《》〔〕/\\:;*★☆♪♡♥+=@#%^|<>°※●○◎◆◇■□▲△▼▽\u00ad\u1160\u200b-\u200f\u2060\u2800\u3164\ufeff]|\ufe0e|\ufe0f/g;
const DASH_ELSEWHERE = /(?<![0-9])-+|-+(?![0-9])/g;
const KANJI_NUMBERS = '一二三四五六七八九';
const BLOCK_BEFORE_NUMBER = /(?<=[0-9])(丁目|番地の|番地|番|号|の)(?=[0-9])/g;
const BLOCK = /(?<=[0-9])(丁目|番地|番|号)/g;
const PREFECTURE = /^(北海道|東京都|大阪府|京都府|.{2,3}県)/;

/** A name in its comparison form: 「㈱ラウンジ・ツキ」 and 「らうんじ つき」. */
export function storeNameKey(name: string): string {
  return foldKanji(fold(name)) || name.normalize('NFKC');
}

/** An address in its comparison form, without the prefecture: 「中央区銀座８丁目１番１号」 and 「中央区銀座8-1-1」. */
export function storeAddressKey(address: string): string {
  return foldKanji(foldBlocks(address).replace(PREFECTURE, '')) || address.normalize('NFKC');
}

export interface FindableStore {
  readonly name: string;
  readonly prefecture: number;
  readonly district: string;
  readonly address: string;
  /** Its digits. */
  readonly phone: string;
}

/** The text in which a store search looks for words. */
export function storeSearchText({ name, prefecture, district, address, phone }: FindableStore): string {
  const area = district === OTHER_DISTRICT ? '' : foldKanji(fold(district));
  const place = `${prefectureName(prefecture) ?? ''}${storeAddressKey(address)}`;
  return `${storeNameKey(name)} ${place} ${area} ${phone}`;
}

const MAX_WORDS = 5;
const PHONE_LIKE = /^[0-9][0-9-]+$/;

/** The words of a typed text; a store matches if its search text contains one form of each word. */
export function storeQueryWords(text: string): readonly (readonly string[])[] {
  // However it is written, a whole number is looked for as it is kept.
  const phone = checkShopPhone(text);
  if (phone.ok) return [[phone.value]];
  const words = foldKana(text).split(/\s+/).slice(0, MAX_WORDS);
  return words
    .map((word) => {
      const [name, place] = [foldKanji(fold(word)), foldKanji(foldBlocks(word))];
      const digits = PHONE_LIKE.test(name) ? name.replaceAll('-', '') : '';
      return [...new Set([name, place, digits])].filter(Boolean);
    })
    .filter((forms) => forms.length > 0);
}

function fold(text: string): string {
  let folded = foldKana(text.normalize('NFKD').replace(ACCENTS, '')).replace(COMPANY, '');
  for (const [from, to] of VOICED) folded = folded.replaceAll(from, to);
  return [...toLargeKana(folded)]
    .map((letter) => LETTERS.get(letter) ?? KANA.get(letter) ?? letter)
    .join('')
    .replace(DASHES, '-')
    .replace(MARKS, '')
    .replace(DASH_ELSEWHERE, '')
    .replace(/-+/g, '-')
    .normalize('NFC');
}

function foldBlocks(text: string): string {
  let folded = fold(text);
  for (const [index, number] of [...KANJI_NUMBERS].entries())
    folded = folded.replaceAll(`${number}丁目`, `${index + 1}丁目`);
  return folded
    .replace(BLOCK_BEFORE_NUMBER, '-')
    .replace(BLOCK, '')
    .replace(/(?<=[0-9])階/g, 'f')
    .replace(/地下(?=[0-9])/g, 'b');
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const targets = [...to];
  return new Map([...from].map((letter, index) => [letter, targets[index]!]));
}
