import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@yoimachi/contract/errors';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { disconnectLive } from '#lib/live.ts';
import { CAST, GUEST } from '#lib/session-storage.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { AuthenticationScreen } from './authentication-screen.tsx';
import { accountTexts } from './ja.ts';

const sides = { guest: GUEST, cast: CAST } as const;

const notices = { cancelled: accountTexts.lineCancelled, failed: messageOf('LINE_LOGIN_FAILED') } as const;

/** The login: which side and which step stands in the address. */
export function AuthenticationPage() {
  const {
    next,
    ref,
    as = ref === undefined ? undefined : 'cast',
    step,
    line,
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
      notice={line && notices[line]}
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
      onPhoneCheck={() =>
        void navigate({
          to: '/authentication/phone-check',
          search: { as: as ?? 'guest', next: next ?? (as === 'cast' ? '/cast' : '/guest') },
        })
      }
      reauthLink={<MoreLink to="/authentication/lost-number">{accountTexts.reauth}</MoreLink>}
    />
  );
}
