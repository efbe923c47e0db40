import { CastClass, Genre } from '@yoimachi/domain/profile';
import { formatDayShort, nearDayLabel, type Day } from '#lib/dates.ts';
import { ANY_DAY } from './any-day.ts';
import type { SearchOrder } from './filters.ts';

/** Words of the search and its filters. */
export const searchTexts = {
  title: 'キャストをさがす',
  filterTitle: '検索条件',
  words: 'キーワード',
  wordsHint: '名前・お店・こだわり',
  clearWords: 'キーワードをクリア',
  day: '日付',
  anyDay: 'いつでも',
  district: 'エリア',
  allDistricts: 'すべて',
  everywhere: 'すべてのエリア',
  everyPrefecture: 'すべての都道府県',
  chooseArea: 'エリアを選ぶ',
  nationwide: '全国',
  ranking: 'ランキング',
  choosePrefecture: '都道府県を選ぶ',
  otherPrefecture: 'ほかの都道府県',
  wholePrefecture: (name: string) => `${name}のすべて`,
  genre: 'お店のジャンル',
  castClass: 'クラス',
  order: '並び順',
  openFilters: (count: number) => (count > 0 ? `絞り込み ${count}件` : '絞り込み'),
  filters: '絞り込み',
  apply: 'この条件でさがす',
  clear: 'クリア',
  heading: (day: Day, today: Day) => {
    if (day === ANY_DAY) return 'すべてのキャスト';
    const near = nearDayLabel(day, today);
    return near ? `${near}、会えるキャスト` : `${formatDayShort(day)}に会えるキャスト`;
  },
  holiday: (day: string) => `${day}・祝`,
  none: '条件に合うキャストが見つかりませんでした',
  noneDetail: '日付やエリアを変えると、見つかることがあります。',
  clearAll: '条件を変えてさがす',
} as const;

export const orderLabels: Readonly<Record<SearchOrder, string>> = {
  RECOMMENDED: 'おすすめ順',
  PRICE_LOW: '料金が安い順',
  PRICE_HIGH: '料金が高い順',
  REVIEW: '評価が高い順',
  NEWEST: '新着順',
};

export const genreLabels: Readonly<Record<number, string>> = {
  [Genre.CLUB]: 'クラブ',
  [Genre.CABARET]: 'キャバクラ',
  [Genre.LOUNGE]: 'ラウンジ',
  [Genre.SNACK]: 'スナック',
  [Genre.GIRLS_BAR]: 'ガールズバー',
};

export const classLabels: Readonly<Record<CastClass, string>> = {
  [CastClass.SUPER_PREMIUM]: 'スーパープレミアム',
  [CastClass.PREMIUM]: 'プレミアム',
  [CastClass.REGULAR]: 'レギュラー',
};
