import { cleanLine } from '@yoimachi/domain/text';

/** A meeting is at a public place: homes, hotels and cars are refused (rules.md 5). */
export const PLACE_WORDS = [
  '自宅',
  'お宅',
  '実家',
  '我が家',
  'の家',
  '家で',
  '宅飲み',
  'うちで',
  'マンション',
  'アパート',
  '部屋',
  '号室',
  '寮',
  'ホテル',
  'hotel',
  'ラブホ',
  'モーテル',
  '旅館',
  '民宿',
  '民泊',
  '宿泊',
  '客室',
  'レンタルルーム',
  '個室ビデオ',
  '車内',
  '車の中',
  '車中',
  '車で',
  '自動車',
  'マイカー',
  '愛車',
  'クルマ',
  'レンタカー',
  'ドライブ',
  '駐車場',
] as const;

/** Whether a typed place is free of the listed words; width, case, spaces and invisible characters do not hide one. */
export function isPublicPlace(place: string): boolean {
  const plain = cleanLine(place).normalize('NFKC').toLowerCase().replace(/\s/g, '');
  return !PLACE_WORDS.some((word) => plain.includes(word));
}
