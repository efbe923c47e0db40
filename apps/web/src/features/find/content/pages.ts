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
  policy: 'POLICY',
  'point-information': 'POINT_INFORMATION',
  company: 'COMPANY',
  'external-transmission': 'EXTERNAL_TRANSMISSION',
};

/** The last path segments of the pages' addresses. */
export const pageSlugs = Object.keys(names);

/** The page named by an address's last segment; null for any other. */
export function pageNameOf(slug: string): PageName | null {
  return Object.hasOwn(names, slug) ? (names[slug] ?? null) : null;
}

/** The last segment of a page's address. */
export const slugOf = (name: PageName): string => pageSlugs.find((slug) => names[slug] === name)!;

/** Who reads, by the `side` of an address. */
export const readSide = (search: Readonly<Record<string, unknown>>): { readonly side?: Side } =>
  search['side'] === 'cast' ? { side: 'cast' } : {};
