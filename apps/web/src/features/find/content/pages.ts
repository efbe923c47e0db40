import type { contentRoutes } from '@yoimachi/contract/content';
import type { AnswerOf } from '@yoimachi/contract/route';

export type StaticPage = AnswerOf<typeof contentRoutes.staticPage>;
export type PageName = StaticPage['name'];
export type Side = 'guest' | 'cast';

const names: Readonly<Record<string, PageName>> = {
  faq: 'FAQ',
  'how-to-use': 'HOW_TO_USE',
  'terms-service': 'TERM_SERVICE',
  'commercial-transaction': 'COMMERCIAL_TRANSACTION',
  'privacy-policy': 'PRIVACY_POLICY',
};

/** The last path segments of the pages' addresses. */
export const pageSlugs = Object.keys(names);

/** The page named by an address's last segment; null for any other. */
export function pageNameOf(slug: string): PageName | null {
  return Object.hasOwn(names, slug) ? (names[slug] ?? null) : null;
}
