import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { answerFactor } from '#lib/factor-ask.ts';

/** Screens that need no session: whoever is there is not led away. */
const isOutside = (pathname: string) => /^(?:\/admin)?\/(?:login|invite)\/?$/.test(pathname);

/** Leads to the login, which leads back. What was read goes at once. */
export function toLogin(router: AnyRouter, queryClient: QueryClient): void {
  answerFactor(false);
  const { pathname, href } = router.state.location;
  if (isOutside(pathname)) return;
  queryClient.clear();
  void router.navigate({ to: '/login', search: { next: href } });
}
