/** Words about a guest of a booking beside what he says of himself. */
export const guestTexts = {
  ageCheck: '年齢確認',
  checked: '確認済み',
  ageChecked: '年齢確認済み',
} as const;
