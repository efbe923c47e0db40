/** Words of hearing when a cast opens days. */
export const dayNoticeTexts = {
  title: '出勤日のお知らせ',
  label: '出勤日が公開されたら知らせる',
  lead: '登録したキャストが新しい出勤日を公開すると、お知らせが届きます。キャストには通知されません。',
  list: '登録中のキャスト',
  count: (count: number, max: number) => `${count} / ${max}人`,
  none: '登録したキャストはいません',
  noneDetail: 'キャストのプロフィールで「出勤日が公開されたら知らせる」をオンにすると、ここに表示されます。',
  since: (day: string) => `${day}に登録`,
  remove: '解除する',
  removeOf: (name: string) => `${name}さんのお知らせを解除する`,
  removed: '解除しました',
} as const;
