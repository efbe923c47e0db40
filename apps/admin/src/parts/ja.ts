/** Texts for the building blocks of the back office; everything else is passed in by the features. */
export const partTexts = {
  title: (screen: string) => `${screen} | 運営画面 | 宵待ち`,
  columns: '表示する列',
  more: '次を読み込む',
  loading: '読み込み中…',
  close: '閉じる',
  cancel: 'キャンセル',
  select: '選択してください',
  clear: '解除する',
  copy: 'コピーする',
  copied: 'コピーしました。',
  showPhone: '電話番号を表示する',
  dial: (phone: string) => `${phone}に電話する`,
  noPhone: '電話番号の登録がありません',
  shownUntil: (when: string) => `${when}まで表示（安全確認のための閲覧として記録）`,
  hide: '閉じる',
} as const;
