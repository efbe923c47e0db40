import type { Day } from '@yoimachi/domain/time';

/** The file of the audit. */
export const auditFile = {
  name: (day: Day) => `宵待ち_監査ログ_${day}.csv`,
  header: ['番号', '日時', '担当', '役割', '操作', '対象', '会員のID', '理由', '結果', '記録のつながり'],
  roles: { owner: 'オーナー', support: 'サポート担当', finance: '経理担当', reviewer: '審査担当' },
} as const;
