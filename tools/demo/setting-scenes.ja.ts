export const settingTexts = {
  words: ['闇バイト', 'ママ活', '投資勧誘'],
  /** For a while: its word was too wide. */
  wideWord: '紹介料',
  firstPart:
    '# ご意見とご要望\n\nサービスへのご意見やご要望は、アプリの「お問い合わせ」からお送りください。担当者が3営業日以内にご返信します。',
  secondPart: '\n\n年末年始（12月29日から1月3日まで）は、ご返信までにお時間をいただく場合があります。',
} as const;
