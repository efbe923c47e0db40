import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { CastProfile } from '@yoimachi/contract/search';
import type { CastDay } from '@yoimachi/contract/schedule';
import { useEffect, useRef } from 'react';
import { useBack } from '../../app/use-back.ts';
import { preloadRequestSheet, RequestSheet } from '../../features/booking-request/request-sheet.tsx';
import { FavoriteButton } from '../../features/favorite/favorite-button.tsx';
import { useRefreshCast } from '../../features/search/api/refresh-cast.ts';
import { ProfileScreen } from '../../features/search/profile/profile-screen.tsx';
import { isDay } from '../../lib/dates.ts';
import type { Day } from '../../lib/dates.ts';

interface Search {
  readonly castId: string;
  /** The chosen day. */
  readonly day?: Day;
  /** The request sheet is open. */
  readonly request?: true;
}

export const Route = createFileRoute('/guest/user-profile')({
  validateSearch: ({ castId, day, request }: Readonly<Record<string, unknown>>): Search => ({
    castId: typeof castId === 'string' ? castId : '',
    ...(typeof day === 'string' && isDay(day) && { day }),
    ...(request === true && { request }),
  }),
  component: Profile,
});

function Profile() {
  const search = Route.useSearch();
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  useEffect(preloadRequestSheet, []);
  const navigate = Route.useNavigate();
  const back = useBack();
  const { castId, day, request } = search;
  return (
    <ProfileScreen
      key={castId}
      castId={castId}
      day={day}
      onBack={back}
      onDay={(next) => void navigate({ search: { ...search, day: next }, replace: true, resetScroll: false })}
      onRequest={(next) => {
        isOpenedHere.current = true;
        void navigate({ search: { castId, day: next, request: true }, resetScroll: false });
      }}
      heart={(cast, look) => <FavoriteButton cast={cast} look={look} />}
      sheet={(cast, days) =>
        request && (
          <Request
            cast={cast}
            days={days}
            day={day ?? null}
            onClose={() => {
              // The device's way back closes the sheet too; one that an address opened has none.
              if (isOpenedHere.current) history.back();
              else
                void navigate({ search: { castId, ...(day && { day }) }, replace: true, resetScroll: false });
              isOpenedHere.current = false;
            }}
          />
        )
      }
    />
  );
}

interface RequestProps {
  readonly cast: CastProfile;
  readonly days: readonly CastDay[];
  readonly day: Day | null;
  readonly onClose: () => void;
}

/** The request sheet and the ways out of it; each leads back to the open sheet with what was typed. */
function Request({ cast, days, day, onClose }: RequestProps) {
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const { castId } = cast;
  const refresh = useRefreshCast(castId);
  const next = encodeURIComponent(
    `/guest/user-profile?castId=${castId}${day ? `&day=${day}` : ''}&request=true`,
  );
  return (
    <RequestSheet
      cast={cast}
      days={days}
      day={day}
      onDay={(chosen) =>
        void navigate({ search: { castId, day: chosen, request: true }, replace: true, resetScroll: false })
      }
      onClose={onClose}
      onStale={refresh}
      onBuyPoints={() => history.push(`/guest/buy-point?next=${next}`)}
      onRegisterCard={() => history.push(`/guest/payment-info?next=${next}`)}
      onShowBooking={(bookingId) => history.replace(`/guest/dohan-detail?bookingId=${bookingId}`)}
    />
  );
}
