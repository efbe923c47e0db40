import { CODE_TTL_MINUTES } from '@yoimachi/domain/account';

/** What stands around a notification in a mail. */
export const mailWords = {
  open: '詳しく見る',
  reason: 'このメールは、通知設定でメールでの受け取りを選ばれている方にお送りしています。',
  sender: '宵待ち運営事務局',
} as const;

export const smsText = (body: string, link: string): string => `【宵待ち】${body}\n${link}`;

export const mailCode = (code: string) => ({
  subject: '【宵待ち】メールアドレスの確認',
  text: `【宵待ち】認証コード：${code}（有効期限${CODE_TTL_MINUTES}分）。第三者に教えないでください。\n\nこのコードは、通知を受け取るメールアドレスの確認に使います。お心当たりがない場合は、このメールを破棄してください。\n`,
});
