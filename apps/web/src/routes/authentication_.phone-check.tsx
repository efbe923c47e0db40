import { createFileRoute, redirect } from '@tanstack/react-router';
import { PhoneCheckPage } from '#people/phone';
import { readIdentity } from '#lib/identity-store.ts';
import { isInnerPath } from '#lib/inner-path.ts';
import { knownUserId } from '#lib/session.ts';
import { CAST, GUEST } from '#lib/session-storage.ts';

interface Search {
  /** Where to go on: a path of this app. */
  readonly next?: string;
  readonly as: 'guest' | 'cast';
}

export const Route = createFileRoute('/authentication_/phone-check')({
  validateSearch: (search): Search => ({
    ...(isInnerPath(search['next']) && { next: search['next'] }),
    as: search['as'] === 'cast' ? 'cast' : 'guest',
  }),
  beforeLoad: ({ search }) => {
    const userId = knownUserId(search.as === 'cast' ? CAST : GUEST);
    const identity = userId === null ? null : readIdentity(userId);
    if (!identity) throw redirect({ to: '/authentication', search: { as: search.as } });
    return { identity };
  },
  component: PhoneCheckPage,
});
