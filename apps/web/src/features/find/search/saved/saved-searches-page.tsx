import type { SavedSearch } from '@yoimachi/contract/saved-search';
import { SAVED_SEARCHES_MAX } from '@yoimachi/domain/saved-search';
import { useQuery } from '@tanstack/react-query';
import { SubPage } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { savedSearchesQuery } from '../api/saved-searches.ts';
import { savedTexts as t } from './ja.ts';
import { SavedCard } from './saved-card.tsx';

/** /guest/saved-searches: what he keeps, each with the way to the search, to being told, and to ending it. */
export function SavedSearchesPage() {
  const query = useQuery(savedSearchesQuery());
  return (
    <SubPage title={t.title}>
      <Loaded query={query} skeleton={<CardListSkeleton count={2} />}>
        {(items) => (
          <Page className="gap-6">
            <p className="phrase text-sm text-sub">{t.lead}</p>
            {items.length === 0 ? (
              <State
                icon="search"
                title={t.none}
                detail={t.noneDetail}
                action={<ButtonLink to="/guest" label={t.toSearch} />}
              />
            ) : (
              <List items={items} />
            )}
          </Page>
        )}
      </Loaded>
    </SubPage>
  );
}

function List({ items }: { readonly items: readonly SavedSearch[] }) {
  const count = t.count(items.length, SAVED_SEARCHES_MAX);
  return (
    <Section>
      <H2 aside={<span className="nums text-xs text-sub">{count}</span>}>{t.list}</H2>
      <ul className="flex flex-col gap-4">
        {items.map((search) => (
          <li key={search.savedSearchId}>
            <SavedCard search={search} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
