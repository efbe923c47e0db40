import { EXPORT_FRESH_MINUTES, EXPORT_KEPT_DAYS } from '@yoimachi/domain/leaving';
import type { Day } from '#lib/dates.ts';

/** Texts for the export of one's own data. */
export const ownDataTexts = {
  title: 'データの書き出し',
  lead: '宵待ちがお預かりしているお客様の情報を、1つのファイル（JSON形式）にまとめてダウンロードできます。',
  what: [
    'プロフィールや登録情報、予約、ポイント、お知らせなどの記録が含まれます。お相手の個人情報は含まれません。',
    '作成には数分かかることがあります。完了すると、お知らせでご連絡します。',
    `ファイルは${EXPORT_KEPT_DAYS}日間ダウンロードできます。書き出しは1日に1回までです。`,
    `安全のため、ダウンロードはログインから${EXPORT_FRESH_MINUTES}分以内に限られます。`,
  ],
  ask: 'データを書き出す',
  asked: 'データの書き出しを受け付けました',
  askedToday: '本日の書き出しは受け付け済みです。',
  history: '書き出しの履歴',
  making: '作成中',
  ready: 'ダウンロードできます',
  gone: '期限切れ',
  until: (day: string) => `${day}まで`,
  download: 'ダウンロード',
  fileName: (day: Day) => `宵待ち_データ_${day}.json`,
} as const;
