import type { NewsKind } from '@yoimachi/domain/news';

export const newsTexts = {
  title: 'お知らせ',
  kinds: {
    FEATURE: '特集',
    IMPORTANT: '重要',
    NOTICE: 'お知らせ',
    NEW_FUNCTION: '新機能',
    TROUBLE: '障害',
  } satisfies Readonly<Record<NewsKind, string>>,
  unread: '未読',
  pinned: '固定表示',
  empty: 'お知らせはまだありません',
  emptyDetail: '新しい機能や特集、大切なご案内がここに並びます。',
  gone: 'このお知らせは表示できません',
  goneDetail: '掲載が終了したか、リンクが正しくありません。',
  toList: 'お知らせ一覧へ',
  changed: (at: string) => `${at} 内容を更新しました`,
  newTab: '（新しいタブで開きます）',
  banners: 'ご案内',
} as const;
