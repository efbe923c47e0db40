/*
 * What a push is about, by the tag under which a phone shows it: a later one of a tag takes the place of an earlier one, and the product
 * closes what was read elsewhere.
 */
const NOTICE = 'notice:';
const CHAT = 'chat:';

/** A notification of the list. */
export const noticeTag = (notificationId: string): string => `${NOTICE}${notificationId}`;
export const newsTag = (newsId: string): string => `news:${newsId}`;
/** The conversation with somebody: of several messages the newest is shown. */
export const chatTag = (friendId: string): string => `${CHAT}${friendId}`;

export const isNoticeTag = (tag: string): boolean => tag.startsWith(NOTICE);
export const isChatTag = (tag: string): boolean => tag.startsWith(CHAT);
