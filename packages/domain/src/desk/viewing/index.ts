import { READ_SHOWN_MINUTES } from '@yoimachi/domain/read-log';

/** How long an operator looks at the product as a member sees it, as with whatever else is private (rules.md 9). */
export const VIEW_MINUTES = READ_SHOWN_MINUTES;

/** What admits such a tab: no session's token looks like it. */
export const VIEW_TOKEN = /^view\.[\w-]{43}$/;
