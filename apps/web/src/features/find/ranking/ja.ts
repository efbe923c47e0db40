import {
  FREE_DAYS_WANTED,
  NEW_DAYS,
  RANKING_LENGTH,
  type RankingHelp,
  type RankingTab,
} from '@yoimachi/domain/ranking';
import { SCORE_SHOWN_FROM_REVIEWS } from '@yoimachi/domain/review';
import { FREE_DAYS_WITHIN, PRIOR_MEAN, PRIOR_REVIEWS, RECENT_DAYS } from '@yoimachi/domain/standing';

export const tabLabels: Readonly<Record<RankingTab, string>> = {
  RATED: '評価が高い',
  NEW: '新人',
  OPEN: '予約しやすい',
};

/** What each ranking is made from. */
export const tabLeads: Readonly<Record<RankingTab, string>> = {
  RATED: `直近${RECENT_DAYS}日の評価をもとにしています。`,
  NEW: `登録から${NEW_DAYS}日以内のキャストの、直近の評価をもとにしています。`,
  OPEN: '1週間以内の空き日数と、リクエストへの返信をもとにしています。',
};

export const rankingTexts = {
  title: 'ランキング',
  tabs: 'ランキングの種類',
  district: 'エリア',
  all: 'すべて',
  narrowCount: (count: number) => (count > 0 ? `絞り込み ${count}件` : '絞り込み'),
  narrowTitle: 'エリア・ジャンル',
  everywhere: 'すべての都道府県',
  wholePrefecture: 'すべてのエリア',
  genre: 'お店のジャンル',
  apply: 'この条件で見る',
  clear: 'クリア',
  how: '順位の決め方',
  rankUnit: '位',
  equal: '同順位',
  own: 'あなた',
  scoreName: 'スコア',
  score: (score: string, count: number) => `スコア ${score}、直近${RECENT_DAYS}日の評価${count}件から計算`,
  freeDays: (days: number) => `1週間以内に${days}日空き`,
  nextOpen: (day: string, time: string) => `${day} ${time}〜`,
  noOpening: '空きなし',
  none: 'まだランキングに載っているキャストがいません',
  noneDetail: 'エリアやジャンルを変えると、見つかることがあります。',
  showAll: 'すべてのエリアを見る',
  toSearch: 'キャストをさがす',
  ageUnit: '歳',
} as const;

/** How ranks are made, point by point. */
export const howTexts: readonly string[] = [
  `「評価が高い」は、直近${RECENT_DAYS}日に公開された評価が${SCORE_SHOWN_FROM_REVIEWS}件以上あるキャストを、スコアの高い順に並べています。`,
  `評価が少ないうちに順位が大きく動かないよう、全員に平均${PRIOR_MEAN}の評価が${PRIOR_REVIEWS}件あるものとして計算しています。`,
  '小数第2位までのスコアが同じときは、同じ順位になります。',
  `「新人」は、登録から${NEW_DAYS}日以内のキャストを同じ方法で並べています。`,
  '「予約しやすい」は、これから1週間の空き日数が多く、リクエストに返信しているキャストから順に並べています。',
  '売上、ギフト、料金、予約の件数は順位に使いません。',
  `順位は、新しい評価が公開されたときと毎日深夜に更新され、上位${RANKING_LENGTH}位まで表示されます。`,
  '見る方によって表示されるキャストが異なるため、順位が異なることがあります。',
];

export const ownTexts = {
  title: 'あなたの順位',
  everywhere: '全国',
  rank: (rank: number) => `${rank}位`,
  below: `${RANKING_LENGTH}位以内に入ると表示されます`,
  notRanked: 'まだ順位はありません',
  needed: (count: number) => `あと${count}件の評価が公開されると、順位が表示されます。`,
  score: 'スコア',
  reviews: `直近${RECENT_DAYS}日の評価`,
  reviewCount: (count: number) => `${count}件`,
  freeDays: '1週間以内の空き',
  dayCount: (days: number) => `${days}日`,
  helps: '順位を上げるために',
} as const;

export const helpTexts: Readonly<Record<RankingHelp, { readonly label: string; readonly detail: string }>> = {
  BE_LISTED: { label: '公開設定を確認する', detail: '非公開の間は、ランキングに表示されません。' },
  MORE_REVIEWS: { label: '評価を確認する', detail: '同伴のあと、お互いに評価すると、すぐに公開されます。' },
  OPEN_DAYS: {
    label: 'スケジュールを登録する',
    detail: `${FREE_DAYS_WITHIN}日以内に${FREE_DAYS_WANTED}日以上空いていると、予約されやすくなります。`,
  },
  ANSWER: { label: 'リクエストに返信する', detail: '期限までに返信すると、おすすめ順も上がります。' },
  PROFILE: {
    label: 'プロフィールを充実させる',
    detail: '不足している項目を登録すると、おすすめ順が上がります。',
  },
};
