interface MailWords {
  readonly body: string;
  readonly link: string;
  readonly settings: string;
}

/** A notification as a mail of text. */
export const mailText = ({ body, link, settings }: MailWords): string =>
  `${body}\n\n詳しくはこちらをご覧ください。\n${link}\n\n――――――――――\n宵待ち\nお知らせの受け取り方は、通知設定で変更いただけます。\n${settings}\n`;

export const smsText = (body: string, link: string): string => `【宵待ち】${body}\n${link}`;

export const mailCode = (code: string) => ({
  subject: '【宵待ち】メールアドレスの確認',
  text: `【宵待ち】認証コード：${code}（有効期限10分）。第三者に教えないでください。\n\nこのコードは、通知を受け取るメールアドレスの確認に使います。お心当たりがない場合は、このメールを破棄してください。\n`,
});
