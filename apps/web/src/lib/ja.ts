/** Sentences that no answer carries (docs/rules.md 10.8). */
export const libTexts = {
  generic: 'エラーが発生しました。時間をおいて再度お試しください。',
  network: '通信エラーが発生しました。通信環境をご確認ください。',
  sessionEnded: 'セッションの有効期限が切れました。もう一度ログインしてください。',
} as const;
