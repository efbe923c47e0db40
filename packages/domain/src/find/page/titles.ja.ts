import type { PageName } from './catalogue.ts';

/** Titles of the pages (domain wording 4.3 and 4.4). */
export const PAGE_TITLES: Readonly<Record<PageName, string>> = {
  TERM_SERVICE: '利用規約',
  COMMERCIAL_TRANSACTION: '特定商取引法に基づく表記',
  PRIVACY_POLICY: 'プライバシーポリシー',
  FAQ: 'よくある質問',
  HOW_TO_USE: 'ご利用方法',
  POLICY: '安全とマナー',
  EXTERNAL_TRANSMISSION: '外部送信について',
  POINT_INFORMATION: 'ポイントについて',
  COMPANY: '運営会社',
};
