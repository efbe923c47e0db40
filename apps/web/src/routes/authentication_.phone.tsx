import { createFileRoute } from '@tanstack/react-router';
import { PhonePage } from '#people/login';
import { isInnerPath } from '#lib/inner-path.ts';
import { requireAnySession } from '../app/guard.ts';

interface Search {
  /** Where the number was asked for: a path of this app. */
  readonly next?: string;
}

export const Route = createFileRoute('/authentication_/phone')({
  validateSearch: (search): Search => (isInnerPath(search['next']) ? { next: search['next'] } : {}),
  beforeLoad: ({ location }) => requireAnySession(location.href),
  component: PhonePage,
});
