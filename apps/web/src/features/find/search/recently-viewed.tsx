import type { CastCard as Cast } from '@yoimachi/contract/search';
import { searchRoutes } from '@yoimachi/contract/search';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CastGrid } from '#find/cast';
import { call } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { H2 } from '#ui/page.tsx';
import { clearKept, readKept } from './device-lists.ts';
import { recentTexts as t } from './filter.ja.ts';

const KEY = ['casts', 'viewed'];

/** Those he looked at last on this device, as far as he still sees them. */
export default function RecentlyViewed({ heart }: { readonly heart: (cast: Cast) => ReactNode }) {
  const client = useQueryClient();
  const { data: casts = [] } = useQuery({ queryKey: KEY, queryFn: viewed, staleTime: 0 });
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
              client.setQueryData(KEY, []);
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

async function viewed(): Promise<readonly Cast[]> {
  const ids = (await readKept('search.viewed')) ?? [];
  if (ids.length === 0) return [];
  const { items } = await call(searchRoutes.listCasts, { query: { castIds: ids.join(',') } });
  return ids.flatMap((id) => items.find(({ castId }) => castId === id) ?? []);
}
