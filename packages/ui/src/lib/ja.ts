/** Sentences that no answer carries (docs/rules.md 10.8). */
export const callTexts = {
  generic: 'エラーが発生しました。時間をおいて再度お試しください。',
  network: '通信エラーが発生しました。通信環境をご確認ください。',
} as const;
