/** Texts of the strip above the search. */
export const homeTexts = {
  label: 'ご案内',
  today: (time: string, name: string) => `本日 ${time} ${name}さん`,
  waiting: (count: number) => `返信待ち ${count}件`,
  gaps: {
    PHONE: '電話番号を認証する',
    AGE_CHECK: '年齢確認をする',
    CARD: 'カードを登録する',
    PROFILE: 'プロフィールを書く',
  },
} as const;
