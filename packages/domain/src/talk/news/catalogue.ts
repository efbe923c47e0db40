import type { ConsentItem } from '@yoimachi/domain/consent';

/** What a piece of news is (rules.md 8): 特集, 重要, お知らせ, 新機能, 障害. */
export const NEWS_KINDS = ['FEATURE', 'IMPORTANT', 'NOTICE', 'NEW_FUNCTION', 'TROUBLE'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Whom news and banners are for. */
export const NEWS_AUDIENCES = ['GUESTS', 'CASTS', 'ALL'] as const;
export type NewsAudience = (typeof NEWS_AUDIENCES)[number];

/** How far a broadcast is: it waits for its time, goes on, was stopped by an operator, has reached everybody. */
export type BroadcastState = 'WAITING' | 'RUNNING' | 'STOPPED' | 'DONE';

export const NEWS_TITLE_LENGTH = 60;
export const NEWS_BODY_LENGTH = 4_000;
export const NEWS_LINK_LENGTH = 300;
export const NEWS_REASON_LENGTH = 200;

/** Banners shown at once: more of them nobody looks at. */
export const BANNERS_SHOWN = 5;

/**
 * What somebody must have agreed to before a kind goes out by mail, SMS, LINE or push; null where it goes to everybody by his settings.
 * In the product itself all kinds are shown (rules.md 10, advertising).
 */
export const newsConsent = (kind: NewsKind): ConsentItem | null =>
  kind === 'FEATURE' ? 'ADVERTISING' : null;

/** News that everybody needs: they are told unless somebody switches it off, other news only to who switched it on. */
export const isServiceNews = (kind: NewsKind): boolean => kind === 'IMPORTANT' || kind === 'TROUBLE';
