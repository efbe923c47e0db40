/** Texts of what a conversation is drawn with. */
export const chatPartTexts = {
  read: '既読',
  sending: '送信中…',
  waitsToSend: '送信待ち',
  notSent: '送信できませんでした',
  resend: '再送する',
  remove: '削除',
  pinned: 'ピン留め中',
  muted: '通知オフ',
  unreadMessages: (count: number) => `未読${count}件`,
  send: '送信する',
  placeholder: 'メッセージを入力',
  left: (count: number) => `あと${count}文字`,
  over: (count: number) => `${count}文字超えています`,
} as const;
