export const viewTexts = {
  label: '運営の閲覧',
  /** Who is not through with registering has no name yet. */
  whose: (nickname: string) => `${nickname === '' ? 'この会員' : `${nickname}さん`}の画面を閲覧中です。`,
  until: (time: string) => `操作はできません（${time}まで）`,
  end: '終了する',
} as const;
