import { expect, test } from 'vitest';
import { phrasesOf } from './phrases.ja.ts';

test.each([
  'また|会いたい',
  '合わなかった',
  'ゲスト|人数|（ご自身を|含む）',
  'キャストからの|評価',
  'この|端末と|同じ|回線',
  'ステージ|1 |現在',
  'ポイントを|購入する',
  'すべて|既読に|する',
  '今後は|控えたい',
  'お気に入り|リスト',
  '同伴を|リクエスト',
  '次に|会える|日 |12/1（火）|18:15〜',
  '料金・|報酬|ポイント|設定',
  'お問い合わせ',
  'あと|15分で|終了します',
  'SUPER |PREMIUM',
  'お支払い|方法',
  '内容を|ご確認ください',
])('a line breaks between phrases only: %s', (phrases) => {
  expect(phrasesOf(phrases.replaceAll('|', '')).join('|')).toBe(phrases);
});

test('of nothing there are none', () => {
  expect(phrasesOf('')).toEqual([]);
});
