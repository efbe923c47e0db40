/** Texts of the pane beside the list. */
export const paneTexts = {
  choose: '予約を選択してください',
  chooseDetail: '左の一覧から予約を選ぶと、ここに詳細が表示されます。',
} as const;
