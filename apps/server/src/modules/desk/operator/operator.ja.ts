/** What people are told about an operator's decision. */
export const ja = {
  ageVerified: '年齢確認が完了しました。',
  suspensionLifted: 'アカウントのご利用を再開いただけます。もう一度ログインしてください。',
} as const;
