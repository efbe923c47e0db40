import type { AnswerValues, SavedAnswerUse } from '@yoimachi/domain/saved-answer';

export const useNames: Readonly<Record<SavedAnswerUse, string>> = {
  INQUIRY: 'お問い合わせの回答',
  REMOVAL: '削除依頼の判断',
};

export const variableNames: Readonly<Record<keyof AnswerValues, string>> = {
  name: 'お名前',
  number: '受付番号',
  askedOn: '受付日',
};

/** How a preview fills them. */
export const sampleValues: AnswerValues = { name: 'たかし', number: 'Y-7KQ2-M9XD', askedOn: '11月25日' };

export const savedAnswersTexts = {
  title: '定型文',
  label: '定型文の一覧',
  count: (count: number) => `${count}件`,
  anyUse: 'すべての用途',
  name: 'タイトル',
  use: '用途',
  text: '本文',
  written: '最終更新',
  ofProduct: '初期設定',
  writtenBy: (name: string, day: string) => `${day}　${name}`,
  add: '定型文を追加する',
  change: '変更する',
  changeOf: (title: string) => `「${title}」を変更する`,
  removeOf: (title: string) => `「${title}」を削除する`,
  empty: '定型文はまだありません',
  emptyDetail: 'よく使う回答を追加すると、回答欄から選んで使えます。',
} as const;

export const savedAnswerTexts = {
  addTitle: '定型文を追加',
  changeTitle: '定型文を変更',
  use: '用途',
  chooseUse: '用途を選択してください。',
  title: 'タイトル',
  titleHelp: '担当者が選ぶときの名前です。お客さまには表示されません。',
  text: '本文',
  textHelp: '{name} などの変数は、選んだときに相手の情報に置き換わります。',
  variables: '変数を入れる',
  insert: (name: string, sign: string) => `${name} ${sign}`,
  preview: 'プレビュー',
  add: '追加する',
  added: '定型文を追加しました。',
  save: '変更を保存する',
  changed: '定型文を変更しました。',
  conflict:
    'ほかの担当者が、この定型文を変更しました。入力した内容を控えてから、画面を閉じて最新の内容をご確認ください。',
  removeTitle: (title: string) => `「${title}」を削除しますか？`,
  removeDetail: '回答欄の選択肢から外れます。送信済みの回答は変わりません。',
  remove: '削除する',
  removed: '定型文を削除しました。',
} as const;
