import { loginRoutes } from '@yoimachi/contract/login';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import type { Side } from '#people/menu';

/** How the person is reached and comes in, in brief. What it shows changes on other screens. */
export function settingsQuery(side: Side) {
  return queryOptions({
    queryKey: ['settings', side],
    queryFn: () => call(side === 'guest' ? loginRoutes.guestSettings : loginRoutes.castSettings),
    staleTime: 0,
  });
}
