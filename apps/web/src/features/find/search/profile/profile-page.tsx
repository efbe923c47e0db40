import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { CastProfile } from '@yoimachi/contract/search';
import type { CastDay } from '@yoimachi/contract/schedule';
import { useEffect, useRef } from 'react';
import { useRefreshCasts } from '#find/cast';
import { FavoriteButton } from '#find/favorite';
import { GroupEntry } from '#find/group';
import { MemoCard } from '#find/memo';
import type { Day } from '#lib/dates.ts';
import { useBack } from '#lib/use-back.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { preloadRequestSheet, RequestSheet } from '#meeting/booking-request';
import { GiftRow, GiftSheet } from '#money/gift';
import { BlockEntry } from '#people/block';
import { MessageLink } from '#talk/message-link';
import { ProfileScreen } from './profile-screen.tsx';

const HERE = '/guest/user-profile';

/** /guest/user-profile: her profile and what a guest can do from there; the day and what is open stand in the address. */
export function ProfilePage() {
  const search = useSearch({ from: HERE });
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  useEffect(() => whenIdle(preloadRequestSheet), []);
  const navigate = useNavigate({ from: HERE });
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
      more={(cast) => (
        <>
          <Gift cast={cast} />
          <MessageLink side="guest" friendId={castId} name={cast.nickname} />
        </>
      )}
      last={({ nickname, favorite }) => (
        <>
          <MemoCard friend={{ userId: castId, nickname }} />
          {favorite && <GroupEntry side="guest" friend={{ userId: castId, nickname }} />}
          <BlockEntry
            side="guest"
            other={{ userId: castId, nickname }}
            onBlocked={() => navigate({ to: '/guest', replace: true })}
          />
        </>
      )}
      isAsking={request === true}
      sheet={(cast, days) =>
        request && (
          <Request
            cast={cast}
            days={days}
            day={day ?? null}
            onClose={() => {
              // The device's back button closes the sheet too; one opened by an address has no such entry.
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

/** The way to the gift sheet, the sheet, and the ways out of it; each returns to the open sheet with the gift chosen. */
function Gift({ cast }: { readonly cast: CastProfile }) {
  const { gift, ...search } = useSearch({ from: HERE });
  const { history } = useRouter();
  const navigate = useNavigate({ from: HERE });
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
            // As with the request sheet: the device's back button closes it too.
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

/** The request sheet and the ways out of it; each returns to the open sheet with the input. */
function Request({ cast, days, day, onClose }: RequestProps) {
  const { history } = useRouter();
  const navigate = useNavigate({ from: HERE });
  const { castId } = cast;
  const refresh = useRefreshCasts();
  const { resend } = useSearch({ from: HERE });
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
