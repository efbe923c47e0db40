import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCast, useCastDays } from '#find/cast';
import type { Day } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import { SubPage } from '#ui/bars.tsx';
import { clearDraft, swapFirst, writeDraft } from './draft.ts';
import { requestTexts } from './ja.ts';
import { RequestPage } from './request-page.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { isRefused } from '#lib/api-error.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';

/** /guest/dohan-request: a request to several casts; whose schedule it begins with stands in the address. */
export function SeveralRequestPage() {
  const { castId } = useSearch({ from: '/guest/dohan-request' });
  return (
    <SubPage title={requestTexts.screen}>
      <Request key={castId} castId={castId} />
    </SubPage>
  );
}

/** The page and the ways out of it; each returns to it with the input. */
function Request({ castId }: { readonly castId: string }) {
  const { day, with: prefill = [], resend } = useSearch({ from: '/guest/dohan-request' });
  const navigate = useNavigate({ from: '/guest/dohan-request' });
  const cast = useCast(castId);
  const days = useCastDays(castId, useToday());
  if (!cast.data || !days.data) return <RequestPageState queries={[cast, days]} />;
  const show = (shown: Day | undefined) =>
    void navigate({ search: { castId, ...(shown && { day: shown }) }, replace: true, resetScroll: false });
  return (
    <RequestPage
      cast={cast.data}
      days={days.data}
      day={day ?? null}
      onDay={show}
      // The sheet that may have led here would ask for what has now been requested.
      onClose={() => void navigate({ to: '/guest/user-profile', search: { castId }, replace: true })}
      onFirst={(next, draft) => {
        writeDraft(next, swapFirst(draft, castId, next));
        clearDraft(castId);
        void navigate({ search: { castId: next, ...(day && { day }) }, replace: true, resetScroll: false });
      }}
      here={`/guest/dohan-request?castId=${castId}${day ? `&day=${day}` : ''}`}
      isBack={resend === true}
      onResent={() => show(day)}
      prefill={prefill}
      onPrefilled={() => show(day)}
    />
  );
}

/** The page before its cast and her days are loaded: loading, not available, or failed. */
function RequestPageState({ queries }: { readonly queries: readonly UseQueryResult[] }) {
  const failed = queries.find(({ isError, data }) => isError && data === undefined);
  return (
    <Page>
      {failed ? (
        <Failed query={failed} />
      ) : (
        <Skeleton>
          <Bone className="h-7 w-28" />
          <Bone className="h-[90px] rounded-lg" />
          <Bone className="h-12 rounded-md" />
          <Bone className="h-44 rounded-lg" />
        </Skeleton>
      )}
    </Page>
  );
}

function Failed({ query }: { readonly query: UseQueryResult }) {
  if (!isRefused(query.error)) return <QueryFailed query={query} />;
  return (
    <State
      icon="user"
      title={requestTexts.notFound}
      action={<ButtonLink to="/guest" variant="line" label={requestTexts.toSearch} />}
    />
  );
}
