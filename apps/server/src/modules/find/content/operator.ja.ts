const HOURS = '平日 10:00〜18:00（年末年始を除く）';

/** Who runs the service, as required by law. An installation enters its own data here before it opens. */
export const OPERATOR = {
  name: '宵待ち運営事務局',
  responsible: '運営統括責任者（お名前はご請求をいただいた場合に遅滞なく開示いたします）',
  address: '所在地は、ご請求をいただいた場合に遅滞なく電子メールで開示いたします。',
  phone: '電話番号は、ご請求をいただいた場合に遅滞なく電子メールで開示いたします。',
  hours: `お問い合わせの受付：${HOURS}`,
  court: '東京地方裁判所',
} as const;

/** When somebody answers at the address of support, which is `config.supportMail`. */
export const SUPPORT_HOURS = HOURS;
