import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CastProfile } from '@yoimachi/contract/search';
import type { CastDay } from '@yoimachi/contract/schedule';
import { useEffect } from 'react';
import { FavoriteButton } from '#find/favorite';
import { GroupEntry } from '#find/group';
import { MemoCard } from '#find/memo';
import type { Day } from '#lib/dates.ts';
import { useAddressSheet } from '#lib/use-address-sheet.ts';
import { useBack } from '#lib/use-back.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { preloadRequestSheet, RequestSheet } from '#meeting/booking-request';
import { GiftRow, GiftSheet, UNCHOSEN } from '#money/gift';
import { BlockEntry } from '#people/block';
import { MessageLink } from '#talk/message-link';
import { ProfileScreen } from './profile-screen.tsx';

const HERE = '/guest/user-profile';

/** /guest/user-profile: her profile and what a guest can do from there; the day and what is open stand in the address. */
export function ProfilePage() {
  const search = useSearch({ from: HERE });
  useEffect(() => whenIdle(preloadRequestSheet), []);
  const navigate = useNavigate({ from: HERE });
  const back = useBack();
  const { castId, day, request } = search;
  const sheet = useAddressSheet(() => {
    void navigate({ search: { castId, ...(day && { day }) }, replace: true, resetScroll: false });
  });
  return (
    <ProfileScreen
      key={castId}
      castId={castId}
      day={day}
      onBack={back}
      onDay={(next) => void navigate({ search: { ...search, day: next }, replace: true, resetScroll: false })}
      onRequest={(next) => {
        sheet.opened();
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
        request && <Request cast={cast} days={days} day={day ?? null} onClose={sheet.close} />
      }
    />
  );
}

/** The way to the gift sheet, and the sheet. */
function Gift({ cast: { castId, nickname } }: { readonly cast: CastProfile }) {
  const { gift, ...search } = useSearch({ from: HERE });
  const navigate = useNavigate({ from: HERE });
  const sheet = useAddressSheet(() => void navigate({ search, replace: true, resetScroll: false }));
  const show = (chosen: string, replace: boolean) =>
    void navigate({ search: { ...search, gift: chosen }, replace, resetScroll: false });
  return (
    <>
      <GiftRow
        onOpen={() => {
          sheet.opened();
          show(UNCHOSEN, false);
        }}
      />
      {gift !== undefined && (
        <GiftSheet
          cast={{ castId, nickname }}
          giftId={gift}
          onChoose={(giftId) => show(giftId, true)}
          onClose={sheet.close}
          here={`${HERE}?castId=${castId}&gift=${gift}`}
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

/** The request sheet; who leaves it for points or the card returns to it with the input. */
function Request({ cast, days, day, onClose }: RequestProps) {
  const navigate = useNavigate({ from: HERE });
  const { castId } = cast;
  const { resend } = useSearch({ from: HERE });
  const ask = (chosen: Day | null) =>
    void navigate({
      search: { castId, ...(chosen && { day: chosen }), request: true },
      replace: true,
      resetScroll: false,
    });
  return (
    <RequestSheet
      cast={cast}
      days={days}
      day={day}
      onDay={ask}
      onClose={onClose}
      onAddCast={() => void navigate({ to: '/guest/dohan-request', search: { castId, ...(day && { day }) } })}
      here={`${HERE}?castId=${castId}${day ? `&day=${day}` : ''}&request=true`}
      isBack={resend === true}
      onResent={() => ask(day)}
    />
  );
}
