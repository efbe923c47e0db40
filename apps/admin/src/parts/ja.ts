/** Texts for the building blocks of the back office; everything else is passed in by the features. */
export const partTexts = {
  title: (screen: string) => `${screen} | 運営画面 | 宵待ち`,
  columns: '表示する列',
  more: '次を読み込む',
  loading: '読み込み中…',
  close: '閉じる',
  select: '選択してください',
  clear: '解除する',
  copy: 'コピーする',
  copied: 'コピーしました。',
} as const;
