/** What every mail of the product says around its own words. */
export const ja = {
  product: '宵待ち',
  subject: (title: string) => `【宵待ち】${title}`,
  rule: '------------------------------',
  settings: 'お知らせの受け取り方を変更する',
  unsubscribe: 'このご案内の配信を停止する',
  cannotOpen: 'ボタンが開けないときは、次のアドレスをブラウザに貼り付けてください。',
  noReply: 'このメールは送信専用です。ご返信にはお答えできません。',
  sender: (name: string) => `送信者: ${name}`,
  contact: (mail: string) => `お問い合わせ: ${mail}`,
} as const;
