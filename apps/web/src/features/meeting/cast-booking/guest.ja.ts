/** Texts about a booking's guest, apart from what he says about himself. */
export const guestTexts = {
  ageCheck: '年齢確認',
  checked: '確認済み',
  ageChecked: '年齢確認済み',
} as const;
