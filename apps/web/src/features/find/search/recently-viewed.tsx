import type { AnswerOf } from '@yoimachi/contract/route';
import { searchRoutes, type CastCard as Cast } from '@yoimachi/contract/search';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CastGrid } from '#find/cast';
import { call } from '#lib/api.ts';
import { keyOf } from '#lib/queries.ts';
import { Button } from '#ui/button.tsx';
import { H2 } from '#ui/page.tsx';
import { clearKept, readKept } from './device-lists.ts';
import { recentTexts as t } from './filter.ja.ts';

/** Which they are is kept on the device. */
const NOBODY: AnswerOf<typeof searchRoutes.listCasts> = { items: [], nextCursor: null };
const queryKey = keyOf(searchRoutes.listCasts);

/** Those he looked at last on this device, as far as he still sees them. */
export default function RecentlyViewed({ heart }: { readonly heart: (cast: Cast) => ReactNode }) {
  const client = useQueryClient();
  const { items: casts } = useQuery({ queryKey, queryFn: viewed, staleTime: 0 }).data ?? NOBODY;
  if (casts.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="mt-6 flex flex-col gap-4">
      <H2
        id="recently-viewed"
        aside={
          <Button
            variant="ghost"
            size="md"
            onClick={() => {
              client.setQueryData(queryKey, NOBODY);
              void clearKept('search.viewed');
            }}
          >
            {t.clear}
          </Button>
        }
      >
        {t.viewed}
      </H2>
      <CastGrid label={t.viewed} casts={casts} heart={heart} />
    </section>
  );
}

async function viewed(): Promise<typeof NOBODY> {
  const ids = (await readKept('search.viewed')) ?? [];
  if (ids.length === 0) return NOBODY;
  const { items } = await call(searchRoutes.listCasts, { query: { castIds: ids.join(',') } });
  return { ...NOBODY, items: ids.flatMap((id) => items.find(({ castId }) => castId === id) ?? []) };
}
