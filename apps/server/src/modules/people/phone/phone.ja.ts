const support = (mail: string) => `お心当たりのない場合は、サポート（${mail}）までご連絡ください。`;

/** What people are told about their numbers. */
export const ja = {
  changeApproved: '電話番号の変更が承認されました。次回から、新しい番号でログインしてください。',
  changeRejected: (reason: string) => `電話番号の変更は承認されませんでした。理由：${reason}`,
} as const;

/** The same by SMS. */
export const sms = {
  /** To the number that is no longer used. */
  left: (mail: string) => `【宵待ち】ご登録の電話番号が変更されました。${support(mail)}`,
  changed: '【宵待ち】電話番号の変更が完了しました。次回から、この番号でログインできます。',
  changeRejected: (reason: string) => `【宵待ち】${ja.changeRejected(reason)}`,
  found: '【宵待ち】再認証の申請を承認しました。この電話番号でログインできます。',
  lostRejected: (reason: string) => `【宵待ち】再認証の申請は承認されませんでした。理由：${reason}`,
} as const;
