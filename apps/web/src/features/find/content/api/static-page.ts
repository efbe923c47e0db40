import { contentRoutes } from '@yoimachi/contract/content';
import { query } from '#lib/queries.ts';
import type { PageName, Side } from '../pages.ts';

/** A page of rules or help as one side reads it, with the numbers of now: the version in force, or the one of a day. */
export const staticPageQuery = (name: PageName, side: Side, version?: string) =>
  query(contentRoutes.staticPage, {
    query: { name, type: side === 'guest' ? 'GUEST' : 'CAST', version },
  });
