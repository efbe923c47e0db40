import { HIDDEN_LABEL_MAX, HIDDEN_NUMBERS_MAX } from '@yoimachi/domain/block';

/** Texts for hiding from numbers. */
export const hiddenTexts = {
  title: '電話番号で非表示にする',
  lead: 'ご家族やお店の方など、知られたくない方の電話番号を登録すると、その番号のゲストにはあなたが表示されなくなります。',
  what: [
    '検索結果、プロフィール、お気に入りのどこにも表示されず、リクエストも届きません。これから登録する方にも適用されます。',
    '相手に通知されることはありません。',
    '確定済みの予約は取り消されません。',
    '電話番号は復元できない形で保管するため、あとから番号を確認することはできません。メモを付けてください。',
  ],
  phone: '電話番号',
  label: 'メモ',
  labelHelp: `どなたの番号か分かる名前を${HIDDEN_LABEL_MAX}文字以内で入力してください。`,
  labelMissing: 'メモを入力してください。',
  labelLong: `メモは${HIDDEN_LABEL_MAX}文字以内で入力してください。`,
  add: '非表示にする',
  added: '登録しました',
  list: '登録した番号',
  count: (count: number) => `${count} / ${HIDDEN_NUMBERS_MAX}件`,
  none: '登録した番号はありません',
  noneDetail: '登録すると、ここにメモが表示されます。',
  since: (day: string) => `${day}に登録`,
  remove: '削除',
  removeOf: (label: string) => `「${label}」を削除`,
  removeTitle: (label: string) => `「${label}」を削除しますか？`,
  removeNote: '削除すると、この番号のゲストにも表示されるようになります。',
  removed: '削除しました',
} as const;
