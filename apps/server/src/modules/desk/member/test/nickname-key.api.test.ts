import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { foldForSearch } from '@yoimachi/domain/text';
import { useTestApp } from '../../../../test-support/index.ts';

const test = useTestApp();

const NICKNAMES = [
  '髙嶋ヴィオラ',
  'ヷルキリ',
  'ワ゛ルキリ',
  'バ－ミキ',
  'ミオ',
  '﨑山みづほ',
  '𠮷田彌生',
  'Ａｋａｒｉ',
  'ｶﾞｲﾄﾞさん',
  'か゛は゜',
  'ヸヹヺ',
  'バ−—‐',
  'a–b―c',
  '・ー－',
  'み👨‍👩‍👧‍👦',
  '🏳️‍🌈❤️',
];

it('folds a nickname in SQL as the domain does', async () => {
  const { rows } = await sql<{ key: string }>`
    select nickname_key(name) as key from unnest(${NICKNAMES}::text[]) name`.execute(test.db);
  expect(rows.map(({ key }) => key)).toEqual(NICKNAMES.map(foldForSearch));
});
