import { PAGE_WORD_KEYS, type PageWordKey } from '@yoimachi/domain/page';
import type { Db } from '#platform/database';
import { readSettings, writeSetting } from '#platform/setting';
import { PAGE_WORDS } from './page-words.ja.ts';

const settingOf = (key: PageWordKey) => `page.${key}`;

/** What operators entered; null where they have not. */
export async function enteredWords(db: Db): Promise<Record<PageWordKey, string | null>> {
  const entered = await readSettings(db, PAGE_WORD_KEYS.map(settingOf));
  const wordOf = (key: PageWordKey) => {
    const value = entered.get(settingOf(key));
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return Object.fromEntries(PAGE_WORD_KEYS.map((key) => [key, wordOf(key)])) as Record<
    PageWordKey,
    string | null
  >;
}

const wordsBy = (wordOf: (key: PageWordKey) => string) =>
  Object.fromEntries(PAGE_WORD_KEYS.map((key) => [key, wordOf(key)])) as Record<PageWordKey, string>;

/** What pages say until something is entered. */
export const STAND_INS = wordsBy((key) => PAGE_WORDS[key].unset);

/** The same with the sentence that stands in for what is missing. */
export async function pageWords(db: Db): Promise<Record<PageWordKey, string>> {
  const entered = await enteredWords(db);
  return wordsBy((key) => entered[key] ?? STAND_INS[key]);
}

/** Enters a word; null takes it back. */
export const enterWord = (db: Db, key: PageWordKey, text: string | null): Promise<void> =>
  writeSetting(db, settingOf(key), text ?? '');
