export const phoneChangeTexts = {
  empty: '電話番号の変更の申請はありません',
  what: '新しい電話番号への変更',
  cast: 'キャスト',
  asked: '申請',
  detail:
    '承認すると、新しい電話番号でログインできるようになります。ほかの端末のログインは終了し、ご本人に通知します。',
  approve: '承認する',
  reject: '差し戻す',
  reason: '差し戻す理由',
  reasonHelp: 'ご本人に表示されます。',
  approved: (name: string) => `${name}さんの電話番号の変更を承認しました。`,
  rejected: (name: string) => `${name}さんの電話番号の変更を差し戻しました。`,
  keyApprove: '承認',
  keyReject: '差し戻す理由',
} as const;
