import type { WeightName } from '@yoimachi/domain/standing';
import { weightNames } from '#lib/setting-names.ja.ts';

const help: Readonly<Record<WeightName, string>> = {
  FREE_DAYS: '近いうちに予約できる日が多いほど上に表示します。',
  REVIEWS: '評価の平均が高いほど上に表示します。',
  ANSWER_RATE: 'リクエストに返答する割合が高いほど上に表示します。',
  ANSWER_TIME: '返答までの時間が短いほど上に表示します。',
  FRESHNESS: '最近ログインや更新をしたキャストを上に表示します。',
  COMPLETENESS: '写真や自己紹介が揃っているほど上に表示します。',
};

export const operationTexts = {
  title: '運用',
  maintenance: 'メンテナンス',
  open: '公開中',
  closed: 'メンテナンス中',
  closedUntil: (when: string) => `${when}に終了予定と表示しています。時刻になっても自動では再開しません。`,
  maintenanceHelp:
    'すべての画面と操作を止め、終了予定の時刻を表示します。決済などの通知は受け取り続けます。運営画面は使えます。',
  begin: 'メンテナンスを始める',
  beginTitle: 'メンテナンスの開始',
  beginHelp:
    '数秒以内に、ゲストとキャストの画面がメンテナンス中の表示に切り替わります。安全に関わる連絡も画面からは行えなくなるため、同伴中の予約がない時間をお選びください。',
  until: '終了予定の日',
  time: '時刻',
  untilWrong: '現在より後の日時をご入力ください。',
  sentence: (when: string) => `「ただいまメンテナンス中です　終了予定：${when}」と表示します。`,
  begun: 'メンテナンスを始めました。',
  end: '再開する',
  endTitle: 'サービスを再開しますか？',
  endDetail: 'すべての画面と操作が使えるようになります。',
  ended: 'サービスを再開しました。',
  weights: 'おすすめ順の重み',
  weightsHelp:
    '0から100の数で、互いの割合として働きます。変更すると、すべてのキャストの順位を計算し直します。売上やギフト、価格は順位に影響しません。',
  names: weightNames,
  help,
  share: (percent: number) => `全体の${percent}%`,
  change: '変更する',
  changeOf: (name: string) => `${name}の重みを変更する`,
  changeTitle: (name: string) => `「${name}」の重みの変更`,
  weight: '重み',
  weightWrong: '0以上100以下の整数でご入力ください。',
  becomes: (before: number, after: number) => `全体に占める割合は、${before}%から${after}%になります。`,
  changed: '重みを変更しました。順位を計算し直しています。',
  history: '設定の変更履歴（すべて）',
} as const;
