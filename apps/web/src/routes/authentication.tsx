import { useQueryClient } from '@tanstack/react-query';
import { Link, createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { AuthenticationScreen } from '../features/people/account/authentication-screen.tsx';
import type { EntryStep } from '../features/people/account/authentication-screen.tsx';
import { accountTexts } from '#people/account';
import { disconnectLive } from '#lib/live.ts';
import { isInnerPath } from '#lib/inner-path.ts';
import { CAST, GUEST } from '#lib/session-storage.ts';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';

interface Search {
  /** Where to go after the login: a path of this app. */
  readonly next?: string;
  /** A one-time grant of the development page. */
  readonly dev?: string;
  /** Chosen on the first step. */
  readonly as?: 'guest' | 'cast';
  /** The code of another cast's invitation. */
  readonly ref?: string;
  /** What is open after that; absent: the phone number. */
  readonly step?: EntryStep;
}

export const Route = createFileRoute('/authentication')({
  validateSearch: (search): Search => ({
    ...(isInnerPath(search['next']) && { next: search['next'] }),
    ...(typeof search['dev'] === 'string' && { dev: search['dev'] }),
    // A code of digits alone arrives as a number.
    ...((typeof search['ref'] === 'string' || typeof search['ref'] === 'number') && {
      ref: String(search['ref']),
    }),
    ...((search['as'] === 'guest' || search['as'] === 'cast') && { as: search['as'] }),
    ...((search['step'] === 'code' || search['step'] === 'reauth') && { step: search['step'] }),
  }),
  beforeLoad: async ({ search }) => {
    if (search.ref) {
      const { keepReferral } = await import('../features/money/stage/referral.ts');
      keepReferral(search.ref);
    }
    if (!search.dev) return;
    const { signInWithGrant } = await import('../app/dev-sign-in.ts');
    const session = await signInWithGrant(search.dev);
    if (session) throw redirect({ to: session.userType === GUEST ? '/guest' : '/cast' });
  },
  component: Authentication,
});

const sides = { guest: GUEST, cast: CAST } as const;

function Authentication() {
  const { next, ref, as = ref === undefined ? undefined : 'cast', step } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const client = useQueryClient();
  const kept = next === undefined ? {} : { next };
  return (
    <AuthenticationScreen
      userType={as ? sides[as] : null}
      step={step ?? null}
      next={next}
      onSelect={(userType) =>
        void navigate({
          search: userType === null ? kept : { ...kept, as: userType === GUEST ? 'guest' : 'cast' },
        })
      }
      onStep={(open) =>
        void navigate({ search: { ...kept, ...(as && { as }), ...(open && { step: open }) } })
      }
      onEntered={(path) => {
        // Somebody else may have used this tab before.
        client.clear();
        disconnectLive();
        history.replace(path);
      }}
      reauthLink={
        <Link
          from={Route.fullPath}
          search={(present) => ({ ...present, step: 'reauth' })}
          className={moreLinkClass}
        >
          {accountTexts.reauth}
          <MoreMark />
        </Link>
      }
    />
  );
}
