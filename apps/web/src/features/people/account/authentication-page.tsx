import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { disconnectLive } from '#lib/live.ts';
import { CAST, GUEST } from '#lib/session-storage.ts';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { AuthenticationScreen } from './authentication-screen.tsx';
import { accountTexts } from './ja.ts';

const sides = { guest: GUEST, cast: CAST } as const;

/** The login: which side and which step stands in the address. */
export function AuthenticationPage() {
  const {
    next,
    ref,
    as = ref === undefined ? undefined : 'cast',
    step,
  } = useSearch({ from: '/authentication' });
  const navigate = useNavigate({ from: '/authentication' });
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
          from="/authentication"
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
