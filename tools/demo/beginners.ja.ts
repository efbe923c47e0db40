/** What the demo's beginners have typed so far. */
export const BEGINNERS = {
  cast: { name: '小林 千尋', nameKana: 'コバヤシ チヒロ', nickname: 'ちひろ' },
  married: { name: '中村 千尋', nameKana: 'ナカムラ チヒロ', reason: '結婚により姓が変わりました。' },
  issuer: '東京都公安委員会',
  shortProfile: 'はじめまして。よろしくお願いします。',
} as const;
