import { fail, ok, type Result } from '@yoimachi/domain/result';
import { toKatakana } from '@yoimachi/domain/text';
import {
  COMPANY_HEADS,
  FULL_KANA,
  HALF_KANA,
  HALF_WIDTH_LONG_MARK,
  REPLACED_KANA,
  STRAY_MARK,
} from './kana-table.ja.ts';

/** Bytes of the payee's name in a transfer record: each half-width character is one byte, and so is a voicing mark. */
export const HOLDER_MAX_BYTES = 30;

export type HolderError = 'ACCOUNT_HOLDER_REQUIRED' | 'ACCOUNT_HOLDER_KANA' | 'ACCOUNT_HOLDER_LENGTH';

/** What banks accept in a party's name: no small kana, no ｦ, no ｰ, no comma, no middle dot, no lower case. */
const STORED_PATTERN = /^[0-9A-Z ().\-\uFF71-\uFF9F]+$/;
const HALF_WIDTH_KANA = /[\uFF65-\uFF9F]+/g;
const HALF_WIDTH: ReadonlyMap<string, string> = new Map([
  ...[...FULL_KANA].map((kana, index) => [kana, HALF_KANA.charAt(index)] as const),
  ['\u3099', 'ﾞ'],
  ['\u309A', 'ﾟ'],
  ['゛', 'ﾞ'],
  ['゜', 'ﾟ'],
]);

/**
 * The account holder as banks write it: half-width kana, capitals and digits, `ﾔﾏﾀﾞ ﾊﾅｺ`. Takes katakana of both
 * widths, hiragana, letters and digits of both widths; 株式会社 and 合同会社 at the start become their abbreviations. Never truncates: more than 30
 * bytes is ACCOUNT_HOLDER_LENGTH (details.bytes), anything banks do not accept is ACCOUNT_HOLDER_KANA (details.characters names it). The
 * failure's field is `accountHolder`. Source: the Zengin rules for party names.
 */
export function toHolderKana(text: string): Result<string, HolderError> {
  if (text.trim() === '') return fail('ACCOUNT_HOLDER_REQUIRED', 'accountHolder');
  if (text.includes(HALF_WIDTH_LONG_MARK)) return refuse([HALF_WIDTH_LONG_MARK]);
  const full = abbreviateCompany(widenKana(text).trim());
  const half = [...full.normalize('NFD')].map(narrow).join('').toUpperCase();
  const kana = half.replace(/ +/g, ' ').trim();
  return checkHolderKana(kana);
}

/** Checks a name already in half width, as stored and written to a file: the same errors as `toHolderKana`. */
export function checkHolderKana(kana: string): Result<string, HolderError> {
  if (kana === '') return fail('ACCOUNT_HOLDER_REQUIRED', 'accountHolder');
  if (!STORED_PATTERN.test(kana)) {
    return refuse([...new Set([...kana].filter((character) => !STORED_PATTERN.test(character)))]);
  }
  const stray = STRAY_MARK.exec(kana);
  if (stray) return refuse([stray[0]]);
  if (kana.length > HOLDER_MAX_BYTES) {
    return fail('ACCOUNT_HOLDER_LENGTH', 'accountHolder', { bytes: kana.length, max: HOLDER_MAX_BYTES });
  }
  return ok(kana);
}

/** A party's name as some bank's file has it, of either width and with either long mark, as banks write it to each other; null: no bank can. */
export function bankKana(name: string): string | null {
  const kana = toHolderKana(name.normalize('NFKC'));
  return kana.ok ? kana.value : null;
}

/** Bytes of a bank's or branch's name in a transfer record. */
const PLACE_MAX_BYTES = 15;

/** A bank's or branch's name for a transfer record, from its kana; empty, which banks allow, if it does not fit as a whole. */
export function bankOrBranchName(kana: string): string {
  const half = toHolderKana(kana);
  return half.ok && half.value.length <= PLACE_MAX_BYTES ? half.value : '';
}

/** Half-width kana and separate marks become one full-width kana each; hiragana becomes katakana. */
function widenKana(text: string): string {
  return toKatakana(text.replace(HALF_WIDTH_KANA, (kana) => kana.normalize('NFKC'))).normalize('NFC');
}

function abbreviateCompany(name: string): string {
  const head = COMPANY_HEADS.find(([word]) => name.startsWith(word));
  return head ? head[1] + name.slice(head[0].length).trimStart() : name;
}

function narrow(character: string): string {
  const plain = REPLACED_KANA.get(character) ?? character;
  return HALF_WIDTH.get(plain) ?? narrowAscii(plain);
}

/** Full-width letters, digits and signs are at a fixed offset from the plain ones. */
function narrowAscii(character: string): string {
  if (character === '　') return ' ';
  const code = character.charCodeAt(0);
  return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : character;
}

function refuse(characters: readonly string[]) {
  return fail('ACCOUNT_HOLDER_KANA', 'accountHolder', { characters });
}
