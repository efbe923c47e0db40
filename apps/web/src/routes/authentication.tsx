import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthenticationPage, type EntryStep, type LineEnd } from '#people/account';
import { isInnerPath } from '#lib/inner-path.ts';
import { GUEST } from '#lib/session-storage.ts';

interface Search {
  /** Where to go after the login: a path of this app. */
  readonly next?: string;
  /** A one-time grant of the development page. */
  readonly dev?: string;
  /** Chosen on the first step. */
  readonly as?: 'guest' | 'cast';
  /** The code of another cast's invitation. */
  readonly ref?: string;
  /** The step opened after that; absent: the phone number. */
  readonly step?: EntryStep;
  /** How a login by LINE ended that brought nobody in. */
  readonly line?: LineEnd;
}

export const Route = createFileRoute('/authentication')({
  validateSearch: (search): Search => ({
    ...(isInnerPath(search['next']) && { next: search['next'] }),
    ...(typeof search['dev'] === 'string' && { dev: search['dev'] }),
    // An all-digit code arrives as a number.
    ...((typeof search['ref'] === 'string' || typeof search['ref'] === 'number') && {
      ref: String(search['ref']),
    }),
    ...((search['as'] === 'guest' || search['as'] === 'cast') && { as: search['as'] }),
    ...((search['line'] === 'cancelled' || search['line'] === 'failed') && { line: search['line'] }),
    ...(search['step'] === 'code' && { step: search['step'] }),
  }),
  beforeLoad: async ({ search }) => {
    if (search.ref) {
      const { keepReferral } = await import('#money/stage');
      keepReferral(search.ref);
    }
    if (!search.dev) return;
    const { signInWithGrant } = await import('../app/dev-sign-in.ts');
    const session = await signInWithGrant(search.dev);
    if (!session) return;
    const home = session.userType === GUEST ? '/guest' : '/cast';
    throw redirect({ to: home, ...(search.next !== undefined && { href: search.next }) });
  },
  component: AuthenticationPage,
});
