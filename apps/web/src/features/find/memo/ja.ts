import { MEMO_MAX } from '@yoimachi/domain/memo';

export const memoTexts = {
  title: '自分用のメモ',
  titleOf: (name: string) => `${name}さんについてのメモ`,
  onlyMe: 'あなただけに表示されます',
  none: 'メモはありません',
  write: 'メモを書く',
  edit: '編集する',
  save: '保存する',
  saved: '保存しました',
  cancel: '取り消す',
  label: 'メモ',
  help: '相手には表示されず、通知もされません。空にして保存すると削除されます。',
  tooLong: `メモは${MEMO_MAX}文字以内で入力してください。`,
  updated: (day: string) => `最終更新 ${day}`,
} as const;
