import { EXPORT_HOURS, type ExportKind, type ExportState } from '@yoimachi/domain/operator-act';

export const kindNames: Readonly<Record<ExportKind, string>> = {
  AUDIT_EXPORT: '監査ログ（CSV）',
  PERSONAL_EXPORT: '個人データ',
};

export const stateNames: Readonly<Record<ExportState, string>> = {
  WAITING: '承認待ち',
  DECLINED: '却下・取り下げ',
  READY: 'ダウンロードできます',
  FETCHED: 'ダウンロード済み',
  ENDED: '期限切れ',
};

export const exportTexts = {
  title: 'データの書き出し',
  none: '申請した書き出しはありません。',
  help: `別の担当者が承認すると、${EXPORT_HOURS}時間以内に1回だけダウンロードできます。ファイルは厳重に管理し、用が済んだら削除してください。`,
  proposed: (when: string) => `${when} 申請`,
  until: (when: string) => `${when} まで`,
  download: 'ダウンロードする',
  sure: 'ファイルをダウンロードしますか？',
  once: 'ダウンロードできるのは1回だけです。ダウンロードしたことは監査ログに残ります。',
  saved: 'ファイルを保存しました。',
  rows: (count: string) => `${count}件`,
  auditName: (day: string) => `宵待ち_監査ログ_${day}.csv`,
  personalName: (day: string) => `宵待ち_個人データ_${day}.json`,
  period: (from: string, to: string) => `${from}〜${to}`,
  anyTime: '全期間',
  operator: '担当',
  call: '操作',
  outcome: '結果',
  outcomes: { DONE: '完了', REFUSED: '拒否' },
  target: '対象の番号・ID',
  account: '会員のID',
} as const;
