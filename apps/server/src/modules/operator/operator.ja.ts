/** What people are told of an operator's decision. */
export const ja = {
  ageVerified: '年齢確認が完了しました。',
} as const;
