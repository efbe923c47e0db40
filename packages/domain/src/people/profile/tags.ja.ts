/** Suggested tags of each group; the text is the value. Choosing tags is optional (specification 5). */
export const TAG_GROUPS = {
  style: [
    '清楚系',
    'きれい系',
    'かわいい系',
    'クール系',
    '大人っぽい',
    'ナチュラル',
    'モデル系',
    '和装が似合う',
    'スレンダー',
    '小柄',
    '高身長',
    '笑顔がすてき',
  ],
  features: [
    '聞き上手',
    '話し上手',
    '明るい',
    '癒し系',
    '知的',
    '気配り上手',
    'おっとり',
    '盛り上げ上手',
    '人見知り',
    'グルメ',
    '甘党',
    'アウトドア好き',
    'インドア派',
    'アニメ・ゲーム好き',
    'スポーツ好き',
    '旅行好き',
    'ペット好き',
  ],
  system: [
    '初めての方歓迎',
    '45分からOK',
    '前日予約OK',
    '時間相談OK',
    '少人数向け',
    '複数人OK',
    '他キャスト同席OK',
    'ノンアルコールOK',
    '事前チャットOK',
    '個室NG',
    '写真撮影NG',
    '喫煙席NG',
  ],
  hairstyle: [
    'ショート',
    'ボブ',
    'ミディアム',
    'セミロング',
    'ロング',
    'ストレート',
    '巻き髪',
    'アップスタイル',
    '黒髪',
    '茶髪',
    '明るめ',
  ],
  work_history: [
    '経験1年未満',
    '1〜3年',
    '3〜5年',
    '5年以上',
    '銀座経験あり',
    '六本木経験あり',
    '北新地経験あり',
    '中洲経験あり',
    'ママ',
    'チーママ',
    '学生',
    '会社員兼業',
    '元モデル',
    '元CA',
    '美容関係',
  ],
  how_to_enjoy: [
    'お食事',
    '和食',
    'お寿司',
    '焼肉',
    'イタリアン',
    'カフェ・スイーツ',
    'バー',
    'ショッピング',
    '映画',
    '美術館',
    'スポーツ観戦',
    'カラオケ',
    'ゴルフ練習',
    '散歩',
  ],
  correspondence_skill: [
    '接待・会食の同席',
    'ビジネスマナー',
    '英語',
    '中国語',
    '韓国語',
    'ワイン',
    '日本酒',
    'カクテル',
    'ゴルフ',
    '麻雀',
    'カラオケ',
    '着物',
    '占い',
    '聞き上手',
  ],
} as const satisfies Record<string, readonly string[]>;

export type TagGroup = keyof typeof TAG_GROUPS;
export const TAG_GROUP_KEYS = Object.keys(TAG_GROUPS) as TagGroup[];

/** Words no tag may contain: the entertainment law forbids advertising sales ranks and intimacy. */
export const FORBIDDEN_TAG_WORDS = [
  'No.1',
  '売上',
  '億',
  '指名本数',
  '新人王',
  'レジェンド',
  '恋人',
  '彼女感',
  '大人の関係',
  'タッチ',
  'ホテル',
  '宿泊',
] as const;

/** Tags about drinks, which nobody chooses who is too young to drink (rules.md 10). */
export const DRINK_TAGS: readonly string[] = ['バー', 'ワイン', '日本酒', 'カクテル'];

/** Whether a tag belongs to its group. */
export function isTag(group: string, tag: string): boolean {
  const tags: readonly string[] | undefined = Object.hasOwn(TAG_GROUPS, group)
    ? TAG_GROUPS[group as TagGroup]
    : undefined;
  return tags?.includes(tag) ?? false;
}
