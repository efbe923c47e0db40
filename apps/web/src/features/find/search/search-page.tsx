import { useNavigate, useSearch, useRouter } from '@tanstack/react-router';
import { FavoriteButton } from '#find/favorite';
import { HomeStrip } from '#meeting/guest-booking';
import { SideHomeBar } from '#ui/bars.tsx';
import { addressOf, type SearchFilters } from './filters.ts';
import { searchTexts } from './ja.ts';
import { SearchScreen } from './search-screen.tsx';
import { use, useSyncExternalStore, useEffect, useRef, useState } from 'react';
import { districtsVersion, onDistrictsChange } from '#lib/districts-change.ts';
import { useQueryClient } from '@tanstack/react-query';

/** /guest: the casts, with a heart on each, and among them what comes next; what is searched for stands in the address. */
export function SearchPage() {
  const filters = useFilters({ ...useSearch({ from: '/guest/' }) });
  const navigate = useNavigate({ from: '/guest' });
  const show = (next: SearchFilters) =>
    navigate({ search: addressOf(next), replace: true, resetScroll: false });
  const isOpening = useOpeningArea(filters, show);
  return (
    <>
      <SideHomeBar title={searchTexts.title} side="guest" />
      <SearchScreen
        filters={filters}
        isOpening={isOpening}
        onFilters={(next) => void show(next)}
        next={<HomeStrip />}
        heart={(cast) => <FavoriteButton cast={cast} look="photo" />}
      />
    </>
  );
}

type Reader = (search: Readonly<Record<string, unknown>>) => SearchFilters;

let reader: Reader | null = null;
// What an address may say is long to tell, and most visits begin with one that says nothing: it comes beside the first screen.
const loading = import(/* first */ './read-filters.ts').then(({ readFilters }) => (reader = readFilters));

/** The conditions in an address. */
function useFilters(search: Readonly<Record<string, unknown>>): SearchFilters {
  // A district that operators added is one only when the page has heard of it.
  useSyncExternalStore(onDistrictsChange, districtsVersion);
  if (Object.keys(search).length === 0) return {};
  return (reader ?? use(loading))(search);
}

/** Longer nobody waits for casts: then it opens everywhere, and goes where it should when that is known. */
const PATIENCE_MS = 1000;

/**
 * The search opens where he looked last, or in his prefecture, unless its address says something. What he chooses is kept, everywhere too: it is
 * where he looked last. Where he looks for words, such as a store's name, is not.
 *
 * @returns whether it is still to be known where it opens: nobody is looked for until then.
 */
function useOpeningArea(filters: SearchFilters, show: (filters: SearchFilters) => Promise<void>): boolean {
  const client = useQueryClient();
  const router = useRouter();
  const area = filters.words ? null : JSON.stringify([filters.prefecture ?? '', filters.district ?? '']);
  const saysNothing = Object.keys(filters).length === 0;
  const [isKnown, setKnown] = useState(!saysNothing);
  const opened = useRef<string | null | undefined>(undefined);
  const latest = useRef({ show, saysNothing });
  useEffect(() => {
    latest.current = { show, saysNothing };
  });
  useEffect(() => {
    if (opened.current === area) return;
    const isFirst = opened.current === undefined;
    opened.current = area;
    if (area === null) return;
    const openedAt = router.latestLocation.href;
    const open = async () => {
      const { keep, readKept } = await import(/* first */ './device-lists.ts');
      if (!isFirst || !latest.current.saysNothing) return keep('search.area', area);
      const [kept] = (await readKept('search.area')) ?? [];
      const { openingArea } = await import(/* first */ './opening-place.ts');
      const place = await openingArea(client, kept);
      // He chose meanwhile, or is on his way to another screen whose code is still to come: that stays.
      if (Object.keys(place).length === 0 || router.latestLocation.href !== openedAt) return;
      await latest.current.show(place);
    };
    void open().finally(() => setKnown(true));
    setTimeout(() => setKnown(true), PATIENCE_MS);
  }, [area, client, router]);
  return saysNothing && !isKnown;
}
