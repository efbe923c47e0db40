/** The page behind the link of an advertising mail. */
export const ja = {
  product: '宵待ち',
  title: 'お得なお知らせの配信停止',
  ask: 'メール・LINE・プッシュ通知での特集やキャンペーンのお知らせを、すべて停止します。',
  stays: '予約や安全に関する大切なお知らせは、これまでどおり届きます。',
  stop: '配信を停止する',
  stopped: '配信を停止しました。ご利用ありがとうございました。',
  again: 'もう一度受け取りたいときは、ログイン後に「同意の確認」から変更できます。',
  gone: 'このリンクは使えません',
  goneHelp: 'リンクが途中で切れている可能性があります。ログイン後に「同意の確認」からも停止できます。',
} as const;
