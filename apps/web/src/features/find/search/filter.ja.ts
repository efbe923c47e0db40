import { UNIT_MINUTES } from '@yoimachi/domain/pricing';
import { anyDetails, type Condition } from '@yoimachi/domain/search';
import { detailNames } from '#lib/details.ja.ts';

/** Words of the conditions, in the form and above the list. */
export const filterTexts = {
  active: '設定中の条件',
  remove: (label: string) => `${label}を外す`,
  min: 'から',
  max: 'まで',
  noLimit: '指定なし',
  time: '時間帯',
  needsDay: '時間帯や人数でさがすときは、先に日付を選んでください。',
  together: '一緒に会うキャスト',
  togetherHelp: '同じお店のキャストが、同じ時間に会える日をさがします。',
  alone: '指定なし',
  togetherOf: (count: number) => `${count}人で会える`,
  prefecture: '都道府県',
  restOfPrefecture: 'その他',
  price: '料金',
  perHalfHour: `${UNIT_MINUTES}分あたり`,
  tags: 'タグ',
  allTags: 'すべてのタグ',
  fewerTags: 'タグを減らす',
  tagsFull: (most: number) => `タグは${most}個まで選べます。`,
  detailOf: (name: string, label: string) => `${name}：${label}`,
  cm: (height: number) => `${height}cm`,
  age: '年齢',
  years: (age: number) => `${age}歳`,
  review: '評価',
  reviewFrom: (score: number) => `評価${score.toFixed(1)}以上`,
  others: 'そのほか',
  favorite: 'お気に入りのみ',
  newFace: '新しいキャスト',
  range: (from: string, to: string) => (from && to ? `${from}〜${to}` : from ? `${from}以上` : `${to}以下`),
  show: (count: number, isMore: boolean) => (isMore ? `${count}人以上を表示` : `${count}人を表示`),
  helps: (condition: string, count: string) => `${condition}の条件を外す（${count}）`,
  people: (count: number, isMore: boolean) => (isMore ? `${count}人以上` : `${count}人`),
} as const;

export const conditionLabels: Readonly<Record<Condition, string>> = {
  day: '日付',
  window: '時間帯',
  together: '一緒に会うキャスト',
  area: 'エリア',
  genre: 'お店のジャンル',
  castClass: 'クラス',
  price: '料金',
  tags: 'タグ',
  ...anyDetails((name) => detailNames[name]),
  height: detailNames.heightCm,
  age: '年齢',
  review: '評価',
  favorite: 'お気に入り',
  newFace: '新しいキャスト',
  words: 'キーワード',
};

export const suggestionTexts = {
  list: '候補',
  last: '最近の検索',
  clear: '最近の検索を消す',
} as const;

export const recentTexts = {
  viewed: '最近見たキャスト',
  clear: '消す',
} as const;
