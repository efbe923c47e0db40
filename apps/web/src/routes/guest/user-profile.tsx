import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { CastProfile } from '@yoimachi/contract/search';
import type { CastDay } from '@yoimachi/contract/schedule';
import { useEffect, useRef } from 'react';
import { useBack } from '../../app/use-back.ts';
import { preloadRequestSheet, RequestSheet } from '../../features/meeting/booking-request/request-sheet.tsx';
import { GiftRow } from '../../features/money/gift/gift-row.tsx';
import { GiftSheet } from '../../features/money/gift/gift-sheet.tsx';
import { BlockEntry } from '#people/block';
import { FavoriteButton } from '../../features/find/favorite/favorite-button.tsx';
import { useRefreshCast } from '../../features/find/search/api/refresh-cast.ts';
import { ProfileScreen } from '../../features/find/search/profile/profile-screen.tsx';
import { isDay } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { whenIdle } from '#lib/when-idle.ts';

interface Search {
  readonly castId: string;
  /** The chosen day. */
  readonly day?: Day;
  /** The request sheet is open. */
  readonly request?: true;
  /** Back from 3-D Secure: the request is sent again. */
  readonly resend?: true;
  /** The gift sheet is open, with this gift chosen where one is. */
  readonly gift?: string;
}

export const Route = createFileRoute('/guest/user-profile')({
  validateSearch: ({ castId, day, request, resend, gift }: Readonly<Record<string, unknown>>): Search => ({
    castId: typeof castId === 'string' ? castId : '',
    ...(typeof day === 'string' && isDay(day) && { day }),
    ...(request === true && { request }),
    ...(resend === true && { resend }),
    ...(typeof gift === 'string' && { gift }),
  }),
  component: Profile,
});

function Profile() {
  const search = Route.useSearch();
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  useEffect(() => whenIdle(preloadRequestSheet), []);
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
      more={(cast) => <Gift cast={cast} />}
      last={({ nickname }) => (
        <BlockEntry
          side="guest"
          other={{ userId: castId, nickname }}
          onBlocked={() => navigate({ to: '/guest', replace: true })}
        />
      )}
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

/** No gift is chosen yet. */
const UNCHOSEN = 'choose';

/** The way to the gift sheet, the sheet, and the ways out of it; each leads back to the open sheet with the gift chosen. */
function Gift({ cast }: { readonly cast: CastProfile }) {
  const { gift, ...search } = Route.useSearch();
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const isOpenedHere = useRef(false);
  const { castId, nickname } = cast;
  const next = encodeURIComponent(`/guest/user-profile?castId=${castId}&gift=${gift ?? UNCHOSEN}`);
  const show = (chosen: string, replace: boolean) =>
    void navigate({ search: { ...search, gift: chosen }, replace, resetScroll: false });
  return (
    <>
      <GiftRow
        onOpen={() => {
          isOpenedHere.current = true;
          show(UNCHOSEN, false);
        }}
      />
      {gift !== undefined && (
        <GiftSheet
          cast={{ castId, nickname }}
          giftId={gift === UNCHOSEN ? null : gift}
          onChoose={(giftId) => show(giftId, true)}
          onClose={() => {
            // As with the request sheet: the device's way back closes it too.
            if (isOpenedHere.current) history.back();
            else void navigate({ search, replace: true, resetScroll: false });
            isOpenedHere.current = false;
          }}
          onBuyPoints={() => history.push(`/guest/buy-point?next=${next}`)}
          onPayment={() => history.push(`/guest/payment-info?next=${next}`)}
        />
      )}
    </>
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
  const { resend } = Route.useSearch();
  const here = `/guest/user-profile?castId=${castId}${day ? `&day=${day}` : ''}&request=true`;
  const next = encodeURIComponent(here);
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
      onAddCast={() => void navigate({ to: '/guest/dohan-request', search: { castId, ...(day && { day }) } })}
      onShowBooking={(bookingId) => history.replace(`/guest/dohan-detail?bookingId=${bookingId}`)}
      returnPath={`${here}&resend=true`}
      isBack={resend === true}
      onResent={() =>
        void navigate({
          search: { castId, ...(day && { day }), request: true },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
