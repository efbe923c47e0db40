const HOURS = '平日 10:00〜18:00（年末年始を除く）';

/** Who runs the service, as required by law. What operators enter of it stands in `page-words.ja.ts`. */
export const OPERATOR = { name: '宵待ち運営事務局', court: '東京地方裁判所' } as const;

/** When somebody answers at the address of support, which is `config.supportMail`. */
export const SUPPORT_HOURS = HOURS;

/** The same as a sentence of its own. */
export const SUPPORT_HOURS_LINE = `お問い合わせの受付：${HOURS}`;
