import { EXPORT_HOURS } from '@yoimachi/domain/operator-act';

export const exportTexts = {
  title: '監査ログの書き出し（CSV）',
  help: `別のオーナーが承認すると、設定の「データの書き出し」から${EXPORT_HOURS}時間以内に1回だけダウンロードできます。`,
  all: '条件の指定がないため、すべての記録を書き出します。',
  filtered: '現在の条件に当てはまる記録を書き出します。申請より後の記録は含まれません。',
  propose: '申請する',
  proposed: (rows: string) => `${rows}件の書き出しを申請しました。別のオーナーの承認をお待ちください。`,
} as const;
