import { contentRoutes } from '@yoimachi/contract/content';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import type { PageName, Side } from '../pages.ts';

/** A page of rules or help as one side reads it, with the numbers of now: the version in force, or the one of a day. */
export function staticPageQuery(name: PageName, side: Side, version?: string) {
  return queryOptions({
    queryKey: ['static-page', name, side, version ?? null],
    queryFn: () =>
      call(contentRoutes.staticPage, {
        query: { name, type: side === 'guest' ? 'GUEST' : 'CAST', ...(version !== undefined && { version }) },
      }),
  });
}
