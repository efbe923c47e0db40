/** Texts about a guest, apart from what he says about himself. */
export const guestFactTexts = {
  ageCheck: '年齢確認',
  checked: '確認済み',
  notChecked: '未確認',
  ageChecked: '年齢確認済み',
  meetings: '同伴の回数',
  count: (count: number) => `${count}回`,
  age: (age: number) => `${age}歳`,
  seenByCasts: 'キャストに表示される内容',
  seenWhen:
    'リクエストを送信したキャストと、お気に入りに登録したキャストに表示されます。電話番号・生年月日・お支払い情報は表示されません。',
} as const;
