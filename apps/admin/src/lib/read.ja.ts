import { READ_SHOWN_MINUTES } from '@yoimachi/domain/read-log';

export const readTexts = {
  over: `表示から${READ_SHOWN_MINUTES}分が経過したため、閉じました。`,
  why: '閲覧の理由',
  otherReason: 'その他（入力する）',
  reasonText: '理由',
  show: `${READ_SHOWN_MINUTES}分間表示する`,
  hidden: (what: string) => `${what}は表示していません`,
  logged: '閲覧した人・時刻・理由は、監査ログに記録されます。',
  until: (when: string) => `${when}まで表示`,
  hide: '閉じる',
} as const;
