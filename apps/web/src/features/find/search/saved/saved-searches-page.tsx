import type { SavedSearch } from '@yoimachi/contract/saved-search';
import { SAVED_SEARCHES_MAX, wordsOn } from '@yoimachi/domain/saved-search';
import { useQuery } from '@tanstack/react-query';
import { SubPage } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Page, Section } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { savedSearchesQuery, useTellOfSearch, useForgetSearch } from '../api/saved-searches.ts';
import { savedTexts as t } from './ja.ts';
import { useState } from 'react';
import { dayOf, formatDayShort } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Card, Divider } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Switch } from '#ui/switch.tsx';
import { addressOf } from '../filters.ts';
import { wordsOf } from './words-of.ts';
import { showToast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

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
    <Section title={t.list} aside={<span className="nums text-xs text-sub">{count}</span>}>
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

/** One search: what it asks for, whether it tells, and what it told last. */
function SavedCard({ search }: { readonly search: SavedSearch }) {
  const { name, filter, lastTold } = search;
  const [isAsking, setAsking] = useState(false);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h3 className="font-bold">{name}</h3>
        <p className="phrase text-xs text-sub">{wordsOf(filter).join('・')}</p>
        {lastTold && (
          <p className="nums text-xs font-bold text-primary">
            {t.lastTold(formatDayShort(dayOf(new Date(lastTold.at))), lastTold.count)}
          </p>
        )}
      </div>
      <Divider />
      <Telling search={search} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to="/guest"
          search={addressOf(filter)}
          variant="line"
          size="md"
          className="flex-1 whitespace-nowrap"
          label={t.open}
        />
        <Button variant="ghost" size="md" aria-label={t.removeOf(name)} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      </div>
      {isAsking && <ForgetDialog search={search} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** The switch; one whose day is over says so instead. */
function Telling({ search: { savedSearchId, filter, isTold } }: { readonly search: SavedSearch }) {
  const { mutate, isPending, variables, error } = useTellOfSearch();
  if (!wordsOn(filter, useToday())) return <Note>{t.isOver}</Note>;
  return (
    <>
      <Switch
        label={t.tell}
        isOn={isPending ? variables.isTold : isTold}
        onChange={(isOn) => mutate({ savedSearchId, isTold: isOn })}
      />
      <ErrorNote error={error} />
    </>
  );
}

interface Props {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

/** Asks before a kept search goes. */
function ForgetDialog({ search: { savedSearchId, name }, onClose }: Props) {
  const { mutate, isPending, error } = useForgetSearch();
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      onClose={onClose}
      title={t.removeTitle(name)}
      confirmLabel={t.remove}
      isPending={isPending}
      onConfirm={() => mutate(savedSearchId, { onSuccess: () => showToast(t.removed, 'ok') })}
    >
      <p className="phrase">{t.removeNote}</p>
      <ErrorNote error={error} />
    </ConfirmDialog>
  );
}
