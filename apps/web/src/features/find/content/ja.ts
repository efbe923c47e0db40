import type { PageName } from './pages.ts';

export const contentTexts = {
  help: 'ヘルプ',
  version: (day: string) => `${day} 改定`,
  contact: 'お問い合わせ',
  contactLead: 'ログインできない場合も、メールでご相談いただけます。',
  mail: 'メール',
  hours: '受付時間',
  writeMail: 'メールを作成する',
  whatToWrite:
    'ご登録のニックネームと、お困りの内容をお書きください。認証コードやパスワード、カード番号は書かないでください。',
} as const;

/** Titles of the pages (domain wording 4.3 and 4.4). */
export const pageTitles: Readonly<Record<PageName, string>> = {
  FAQ: 'よくある質問',
  HOW_TO_USE: 'ご利用方法',
  TERM_SERVICE: '利用規約',
  COMMERCIAL_TRANSACTION: '特定商取引法に基づく表記',
  PRIVACY_POLICY: 'プライバシーポリシー',
};
