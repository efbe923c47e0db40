import { expect, test } from 'vitest';
import { checkNickname } from './index.ts';

const outcome = (typed: string) => {
  const result = checkNickname(typed);
  return result.ok ? result.value : result.error.code;
};

test.each([
  [
    '宵待ち',
    '宵待ち公式',
    '宵待',
    '宵 待 ち',
    '宵・待・ち',
    'よいまち',
    'ヨイマチ',
    'ﾖｲﾏﾁ',
    'ょぃまち',
    'よい待ち',
    '宵まち',
  ],
  [
    'yoimachi',
    'ＹＯＩＭＡＣＨＩ',
    'Yoi-Machi',
    'y0imachi',
    'уоімасһі',
    'yoi\u200bmachi',
    'Yoimachiさん',
    'yóimachi',
  ],
  [
    '運営',
    '運営事務局',
    '宵待ち運営',
    '運\u2060営',
    '運 営',
    '【運営】',
    'ｳﾝｴｲ',
    'うんえい',
    'ぅんえい',
    'ウンェイ',
    '運營',
  ],
  [
    '公式',
    '公式サポート',
    'サポート',
    'サポート窓口',
    'さぽーと',
    'サポ―ト',
    'ｻﾎﾟｰﾄ係',
    '事務局',
    '管理者',
    'カンリシャ',
    'かんりしや',
    'スタッフ',
    'スタツフ',
    'ｽﾀｯﾌ',
    '公式アカウント',
  ],
  [
    'admin',
    'Admin01',
    'ＡＤＭＩＮ',
    'аdmin',
    'adm1n',
    'a.d.m.i.n',
    'support',
    'official',
    'Staff',
    'system',
    'operator',
  ],
])('nobody is called %s', (...names) => {
  for (const name of names) expect([name, outcome(name)]).toEqual([name, 'NICKNAME_RESERVED']);
});

test('other people are', () => {
  for (const name of [
    '美月',
    'ゆり',
    '待宵',
    '宵',
    'マチ子',
    'あおい',
    'サポ',
    '公子',
    'Yui',
    '式部',
    'ゲスト',
    '社長',
    '03',
    'りお★',
    'まち',
  ])
    expect([name, outcome(name)]).toEqual([name, name]);
});

test('a nickname is one line, without what cannot be seen', () => {
  expect(outcome(' 花\u3000子 ')).toBe('花 子');
  expect(outcome('美\u200b月\ufe0f')).toBe('美月');
  expect(outcome('美\n月')).toBe('美 月');
  for (const emoji of ['👨‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '🇯🇵', '❤️‍🔥']) expect(outcome(`み${emoji}`)).toBe(`み${emoji}`);
  expect(outcome('み\u200d花👨\u200d')).toBe('み花👨');
  for (const blank of [
    '',
    ' ',
    '\u3000',
    '\u200b\u2060',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\ue000',
    '\u{e0041}',
    '\u115f\u1160',
  ])
    expect(outcome(blank)).toBe('NICKNAME_REQUIRED');
  expect(outcome(`あ${'\u200d'.repeat(50)}い`)).toBe('あい');
});

test('a nickname has ten characters as a reader counts them', () => {
  for (const character of ['あ', '𠮷', 'が'.normalize('NFD'), 'é'.normalize('NFD'), '👍🏽', '🇯🇵', '🏳️‍🌈']) {
    expect([character, outcome(character.repeat(10))]).toEqual([
      character,
      character.repeat(10).normalize('NFC'),
    ]);
    expect([character, outcome(character.repeat(11))]).toEqual([character, 'NICKNAME_LENGTH']);
  }
  expect(outcome('👨‍👩‍👧‍👦'.repeat(5))).toBe('👨‍👩‍👧‍👦'.repeat(5));
  // 42 code points.
  expect(outcome('👨‍👩‍👧‍👦'.repeat(6))).toBe('NICKNAME_LENGTH');
});
