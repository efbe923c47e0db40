export const shared = {
  product: '宵待ち',
  skip: '本文へ進む',
  nav: 'メインメニュー',
  legal: '規約とお問い合わせ',
  login: 'ログイン',
  forCasts: { path: '/for-casts', name: 'キャストの方へ' },
  forGuests: { path: '/', name: 'ゲストの方へ' },
  adults: '18歳未満の方（高校生を含みます）はご利用いただけません。20歳未満の飲酒は法律で禁止されています。',
  owner: '© 宵待ち運営事務局',
  links: (side: 'guest' | 'cast'): readonly (readonly [name: string, path: string])[] => {
    const legal = (slug: string) => `/authentication/legal/${slug}${side === 'cast' ? '?side=cast' : ''}`;
    return [
      ['よくある質問', legal('faq')],
      ['ご利用方法', legal('how-to-use')],
      ['利用規約', legal('terms-service')],
      ['プライバシーポリシー', legal('privacy-policy')],
      ['特定商取引法に基づく表記', legal('commercial-transaction')],
      ['お問い合わせ', '/contact-us'],
    ];
  },
} as const;
