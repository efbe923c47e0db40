import { expect, test } from 'vitest';
import { isSameName } from './names.ts';

const misaki = { name: '高橋 美咲', nameKana: 'タカハシ ミサキ' };

test.each([
  ['高橋 美咲', true],
  ['高橋美咲', true],
  ['髙橋　美咲', true],
  ['高 橋 美 咲', true],
  ['高橋・美咲', true],
  ['高橋 美味', false],
  ['高橋 咲', false],
  ['高橋 美咲子', false],
  ['橋高 美咲', false],
  ['TAKAHASHI MISAKI', true],
  ['Takahashi, Misaki', true],
  ['TAKAHASHI<<MISAKI', true],
  ['TAKAHASHI MIWA', false],
  ['TAKAHASHI', false],
  ['', false],
])('高橋 美咲 beside the print %s: %s', (printed, same) => {
  expect(isSameName(printed, misaki)).toBe(same);
});

test.each([
  ['渡邊 惠', '渡辺 恵'],
  ['渡邉 恵', '渡辺 恵'],
  ['山﨑 眞由', '山崎 真由'],
  ['齋藤 櫻子', '斎藤 桜子'],
  ['佐佐木 凜', '佐々木 凜'],
  ['𠮷田 龍子', '吉田 竜子'],
  ['辻\u{e0100} 花', '辻 花'],
  ['ﾀﾅｶ ﾕｲ', 'タナカ ユイ'],
  ['中村 二ナ', '中村 ニナ'],
  ['福\ufa1b', '福福'],
])('%s and %s are one name', (printed, name) => {
  expect(isSameName(printed, { name, nameKana: '' })).toBe(true);
});

test.each([
  ['斉藤 花', '斎藤 花'],
  ['埼玉 花', '崎玉 花'],
  ['田中 さくら', '田中 サクラ'],
  ['田中 りよう', '田中 りょう'],
  ['大田 花', '太田 花'],
  ['伊藤 花', '伊東 花'],
])('%s and %s are two', (printed, name) => {
  expect(isSameName(printed, { name, nameKana: '' })).toBe(false);
});

test.each([
  ['オオノ ユウコ', 'ONO YUKO', true],
  ['オオノ ユウコ', 'OHNO YUKO', true],
  ['オノ ユウコ', 'ONO YUKO', true],
  ['コウノ ヨウヘイ', 'KONO YOHEI', true],
  ['イノウエ ショウコ', 'INOUE SHOKO', true],
  ['ハットリ エイッチ', 'HATTORI EITCHI', true],
  ['ナンバ ジュンペイ', 'NAMBA JUMPEI', true],
  ['シンイチ チヅル', 'SHINICHI CHIZURU', true],
  ['サトウ ウメ', 'SATO UME', true],
  ['タカハシミサキ', 'TAKAHASHI MISAKI', true],
  ['サトウ リサ', 'SATO RIKA', false],
  ['サトウ リサ', 'SATOH RISA', true],
  ['ミヤモト ローラ', 'MIYAMOTO RORA', true],
])('%s is printed %s: %s', (nameKana, printed, same) => {
  expect(isSameName(printed, { name: '漢字', nameKana })).toBe(same);
});

test('a name registered in Latin letters is compared letter by letter, in any order of its words', () => {
  const hoa = { name: 'Nguyễn Thị Hoa', nameKana: 'グエン ティ ホア' };
  expect(isSameName('NGUYEN THI HOA', hoa)).toBe(true);
  expect(isSameName('ＨＯＡ　ＮＧＵＹＥＮ　ＴＨＩ'.normalize('NFKC'), hoa)).toBe(true);
  expect(isSameName('NGUYEN THI HUA', hoa)).toBe(false);
  expect(isSameName('NGUYEN THI', hoa)).toBe(false);
});

test('what cannot be compared is nobody’s name and nobody else’s', () => {
  expect(isSameName('グエン ホア', { name: 'NGUYEN HOA', nameKana: 'グエン ホア' })).toBeNull();
  expect(isSameName('KIM YUNA', { name: '金 妍兒', nameKana: '' })).toBe(false);
  expect(isSameName('WANG LI', { name: '王 麗', nameKana: '＊' })).toBeNull();
});
