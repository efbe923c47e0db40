export const sharedAccountTexts = {
  title: '共有された口座',
  help: '同じ振込先口座を登録しているキャストです。同一人物や、ほかの方の口座でないかを確認してください。',
  what: '共有された口座',
  label: '共有された口座の一覧',
  account: '口座',
  cast: 'キャスト',
  holder: '口座名義',
  changed: '最終変更',
  unchanged: 'なし',
  empty: '共有された口座はありません',
} as const;
