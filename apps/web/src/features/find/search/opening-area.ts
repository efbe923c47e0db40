import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { SearchFilters } from './filters.ts';

/** Longer nobody waits for casts: then it opens everywhere, and goes where it should when that is known. */
const PATIENCE_MS = 1000;

/**
 * The search opens where he looked last, or in his prefecture, unless its address says something. What he chooses is kept, everywhere too: it is
 * where he looked last. Where he looks for words, such as a store's name, is not.
 *
 * @returns whether it is still to be known where it opens: nobody is looked for until then.
 */
export function useOpeningArea(
  filters: SearchFilters,
  show: (filters: SearchFilters) => Promise<void>,
): boolean {
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
      const { keep, readKept } = await import('./device-lists.ts');
      if (!isFirst || !latest.current.saysNothing) return keep('search.area', area);
      const [kept] = (await readKept('search.area')) ?? [];
      const { openingArea } = await import('./opening-place.ts');
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
