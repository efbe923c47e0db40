export const viewTexts = {
  label: '運営の閲覧',
  whose: (nickname: string) => `${nickname}さんの画面を閲覧中です。`,
  until: (time: string) => `操作はできません（${time}まで）`,
  end: '閲覧を終了する',
} as const;
