import type { UseQueryResult } from '@tanstack/react-query';
import { isRefused } from '#lib/api-error.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { requestTexts } from './ja.ts';

/** The page before its cast and her days are loaded: loading, not available, or failed. */
export function RequestPageState({ queries }: { readonly queries: readonly UseQueryResult[] }) {
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
