import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { RequestPageState } from '../../features/meeting/booking-request/request-page-states.tsx';
import { RequestPage } from '../../features/meeting/booking-request/request-page.tsx';
import { requestTexts } from '../../features/meeting/booking-request/ja.ts';
import { useCast } from '../../features/find/search/api/get-cast.ts';
import { useCastDays } from '../../features/find/search/api/list-cast-days.ts';
import { useRefreshCast } from '../../features/find/search/api/refresh-cast.ts';
import { isDay } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import { AppBar } from '#ui/bars.tsx';

interface Search {
  /** Whose schedule the request begins with. */
  readonly castId: string;
  readonly day?: Day;
  /** Casts to begin with beside her. */
  readonly with?: readonly string[];
  /** Back from 3-D Secure: the request is sent again. */
  readonly resend?: true;
}

export const Route = createFileRoute('/guest/dohan-request')({
  validateSearch: (search: Readonly<Record<string, unknown>>): Search => {
    const { castId, day, resend, with: others } = search;
    return {
      castId: typeof castId === 'string' ? castId : '',
      ...(typeof day === 'string' && isDay(day) && { day }),
      ...(Array.isArray(others) && { with: others.filter((id) => typeof id === 'string') }),
      ...(resend === true && { resend }),
    };
  },
  component: RequestRoute,
});

function RequestRoute() {
  const { castId } = Route.useSearch();
  const back = useBack();
  return (
    <>
      <AppBar title={requestTexts.screen} onBack={back} />
      <Request key={castId} castId={castId} />
    </>
  );
}

/** The page and the ways out of it; each leads back to it with what was typed. */
function Request({ castId }: { readonly castId: string }) {
  const { day, with: prefill = [], resend } = Route.useSearch();
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const refresh = useRefreshCast(castId);
  const cast = useCast(castId);
  const days = useCastDays(castId, useToday());
  if (!cast.data || !days.data) return <RequestPageState queries={[cast, days]} />;
  const here = `/guest/dohan-request?castId=${castId}${day ? `&day=${day}` : ''}`;
  const next = encodeURIComponent(here);
  const show = (shown: Day | undefined) =>
    void navigate({ search: { castId, ...(shown && { day: shown }) }, replace: true, resetScroll: false });
  return (
    <RequestPage
      cast={cast.data}
      days={days.data}
      day={day ?? null}
      onDay={show}
      // The sheet that may have led here asks for what has been asked for now.
      onClose={() => void navigate({ to: '/guest/user-profile', search: { castId }, replace: true })}
      onStale={refresh}
      onBuyPoints={() => history.push(`/guest/buy-point?next=${next}`)}
      onRegisterCard={() => history.push(`/guest/payment-info?next=${next}`)}
      onShowBooking={(bookingId) => history.replace(`/guest/dohan-detail?bookingId=${bookingId}`)}
      returnPath={`${here}&resend=true`}
      isBack={resend === true}
      onResent={() => show(day)}
      prefill={prefill}
      onPrefilled={() => show(day)}
    />
  );
}
