/** Words of the footer outside the two sides. */
export const footerTexts = {
  footer: 'ヘルプと規約',
  help: 'ヘルプ',
  faq: 'よくある質問',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  commercial: '特定商取引法に基づく表記',
  company: '運営会社',
  external: '外部送信について',
  contact: 'お問い合わせ',
} as const;
