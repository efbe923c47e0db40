export const viewTexts = {
  label: '保存した条件',
  all: 'すべて',
  save: 'この条件を保存',
  saveTitle: '条件を保存',
  name: '条件の名前',
  nameHelp: '保存した条件は、ご自身にだけ表示されます。同じ名前で保存すると、置き換わります。',
  nameMissing: '名前を入力してください。',
  saved: (name: string) => `「${name}」を保存しました。`,
  remove: (name: string) => `「${name}」を削除する`,
  removed: (name: string) => `「${name}」を削除しました。`,
  cancel: 'キャンセル',
  run: '保存する',
} as const;
