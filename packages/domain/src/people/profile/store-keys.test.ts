import { expect, test } from 'vitest';
import { storeAddressKey, storeNameKey, storeQueryWords, storeSearchText } from './index.ts';

test.each([
  [
    'ラウンジ 灯',
    'らうんじ　灯',
    'ﾗｳﾝｼﾞ灯',
    'ラウンジ・灯',
    '株式会社ラウンジ灯',
    '㈱ラウンジ　灯',
    'ラウンジ「灯」',
    'ラウンジ\u200b灯',
  ],
  ['Club Lumière', 'ＣＬＵＢ　ＬＵＭＩÈＲＥ', 'club-lumiere', 'Club Lumie\u0300re'],
  ['スナック ヴィーナス', 'すなっく びーなす', 'スナツク ビーナス', 'スナックヴィナス'],
  ['クラブ キャッツ', 'クラブ・キヤツツ', 'くらぶーきゃっつ'],
  ['髙嶋 ヷイン', '高島ワ゛イン', '髙嶌わ\u3099いん'],
  ['クラブ横浜', 'くらふ゛橫濱'],
  ['Bar 8-1', 'BAR　８－１', 'Bar 8 1', 'bar8ー1'],
])('%s is found however it is written', (name, ...others) => {
  for (const other of others) expect(storeNameKey(other), other).toBe(storeNameKey(name));
});

test('names that differ stay apart, and a name of signs alone is still one', () => {
  expect(storeNameKey('ラウンジ 灯')).not.toBe(storeNameKey('ラウンジ 灯2'));
  expect(storeNameKey('株主')).toBe('株主');
  expect(storeNameKey('☆★')).toBe('☆★');
  expect(storeNameKey('11')).not.toBe(storeNameKey('1-1'));
});

test.each([
  [
    '東京都中央区銀座8-1-1',
    '中央区銀座８丁目１番１号',
    '東京都 中央区銀座八丁目1−1',
    '中央区銀座8ー1ー1',
    '中央区銀座8丁目1番地1',
  ],
  ['大阪府大阪市北区曽根崎新地1-2-3 灯ビル2F', '大阪市北区曽根崎新地1丁目2-3灯ビル２階'],
  ['京都市東山区祇園町570', '京都府京都市東山区祇園町570番地'],
])('%s is the same address however it is written', (address, ...others) => {
  for (const other of others) expect(storeAddressKey(other), other).toBe(storeAddressKey(address));
});

test('addresses of other blocks and floors stay apart', () => {
  const keys = ['銀座8-1-1', '銀座8-11', '銀座81-1', '銀座8-1-1 2F', '銀座8-1-12F', '銀座8-1-1 地下2階'].map(
    storeAddressKey,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('the words somebody types are looked for as name, address and phone', () => {
  const text = storeSearchText({
    name: 'ラウンジ 灯',
    prefecture: 13,
    district: '銀座',
    address: '中央区銀座8丁目1-1',
    phone: '0312345678',
  });
  const fits = (typed: string) =>
    storeQueryWords(typed).every((forms) => forms.some((form) => text.includes(form)));
  for (const typed of [
    '灯',
    'らうんじ',
    'ﾗｳﾝｼﾞ 灯',
    '03-1234',
    '０３ー１２３４ー５６７８',
    '1234-5678',
    '+81 3-1234-5678',
    '(03) 1234.5678',
    '東京都中央区',
    '銀座八丁目',
    '銀座 灯',
  ])
    expect(fits(typed), typed).toBe(true);
  for (const typed of ['灯り', 'クラブ', '03-9999', '+81 3-9999-0000', '銀座9丁目', '大阪 灯'])
    expect(fits(typed), typed).toBe(false);
  expect(storeQueryWords(' ・ 　')).toEqual([]);
});
