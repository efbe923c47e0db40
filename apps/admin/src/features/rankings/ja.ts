import { RANKING_LENGTH, type RankingTab } from '@yoimachi/domain/ranking';
import { RECENT_DAYS, RUN_LATE_MINUTES, type RunCause, type RunState } from '@yoimachi/domain/standing';

const tabs: Readonly<Record<RankingTab, string>> = {
  RATED: '評価が高い',
  NEW: '新人',
  OPEN: '予約しやすい',
};

const states: Readonly<Record<RunState, string>> = {
  NEVER: '記録なし',
  DONE: '完了',
  UNDER_WAY: '計算中',
  LATE: '遅延',
  FAILED: '失敗',
};

const causes: Readonly<Record<RunCause, string>> = {
  NIGHT: '毎日深夜の計算',
  WEIGHT: 'おすすめ順の重みの変更',
  OPERATOR: '手動',
};

export const rankingTexts = {
  title: 'ランキング',
  label: '順位の一覧',
  tabs,
  tab: 'ランキングの種類',
  help: `ゲストに表示される順位です（上位${RANKING_LENGTH}人まで）。非公開のキャストや、ランキングから外したキャストは含みません。ゲストごとの非表示設定により、順位の数字が繰り上がって表示されることがあります。`,
  rank: '順位',
  rankOf: (rank: number) => `${rank}位`,
  equal: '同順位',
  cast: 'キャスト',
  area: 'エリア',
  score: 'スコア',
  reviews: `評価（直近${RECENT_DAYS}日）`,
  reviewCount: (count: string) => `${count}件`,
  freeDays: '空き（1週間以内）',
  dayCount: (count: string) => `${count}日`,
  acts: '操作',
  empty: '掲載されているキャストはいません',
  emptyDetail: '種類やエリアを変えて、もう一度ご確認ください。',

  run: '順位の計算',
  states,
  causes,
  never: '計算の記録がまだありません。毎日深夜に自動で計算します。',
  begun: '開始',
  ago: (span: string) => `${span}前`,
  justNow: 'たった今',
  days: (days: number) => `${days}日`,
  ended: '終了',
  tookSeconds: (seconds: number) => `${seconds}秒以内に完了`,
  tookMinutes: (span: string) => `${span}で完了`,
  cause: 'きっかけ',
  by: (name: string) => `（${name}さん）`,
  castCount: '対象',
  casts: (count: string) => `${count}人`,
  waiting: '計算待ち',
  late: `開始から${RUN_LATE_MINUTES}分以上終わっていないか、前回の計算から1日以上が経過しています。「停止した処理」をご確認ください。`,
  failed: '毎日深夜の計算を開始できませんでした。自動で再試行しています。',
  givenUp: '毎日深夜の計算を開始できず、再試行も終了しました。「停止した処理」から再実行してください。',
  now: '今すぐ計算する',
  nowTitle: '順位を計算し直しますか？',
  nowDetail:
    'すべてのキャストのおすすめ順とランキングを計算し直します。計算中も、ゲストは現在の順位をそのままご覧になれます。',
  sent: '順位の計算を始めました。',
  earlier: 'これまでの計算',
  overtaken: '次の計算に引き継ぎ',
  underWay: '計算中',

  boards: 'エリアごとの掲載人数',
  boardsEmpty: '掲載されているキャストはまだいません。',
  sum: (districts: string, entries: string) => `${districts}エリア　のべ${entries}人`,
  show: (area: string) => `${area}の順位を表示する`,
  all: 'すべてのエリアを表示する',
} as const;
