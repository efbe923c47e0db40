export const readTexts = {
  over: '表示から5分が経過したため、閉じました。',
  why: '閲覧の理由',
  otherReason: 'その他（入力する）',
  reasonText: '理由',
  show: '5分間表示する',
  hidden: (what: string) => `${what}は表示していません`,
  logged: '閲覧した人・時刻・理由は、監査ログに記録されます。',
  until: (when: string) => `${when}まで表示`,
  hide: '閉じる',
} as const;
