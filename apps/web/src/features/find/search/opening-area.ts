import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SearchFilters } from './filters.ts';

/** Longer nobody waits for casts: then it opens everywhere, and goes where it should when that is known. */
const PATIENCE_MS = 1000;

/**
 * The search opens where he looked last, or in his prefecture, unless its address says something. What he chooses is kept, everywhere too: it is
 * where he looked last.
 *
 * @returns whether it is still to be known where it opens: nobody is looked for until then.
 */
export function useOpeningArea(
  filters: SearchFilters,
  show: (filters: SearchFilters) => Promise<void>,
): boolean {
  const client = useQueryClient();
  const area = JSON.stringify([filters.prefecture ?? '', filters.district ?? '']);
  const saysNothing = Object.keys(filters).length === 0;
  const [isKnown, setKnown] = useState(!saysNothing);
  const opened = useRef<string | null>(null);
  const latest = useRef({ filters, show, saysNothing });
  useEffect(() => {
    latest.current = { filters, show, saysNothing };
  });
  useEffect(() => {
    if (opened.current === area) return;
    const isFirst = opened.current === null;
    opened.current = area;
    const open = async () => {
      const { keep, readKept } = await import('./device-lists.ts');
      if (!isFirst || !latest.current.saysNothing) return keep('search.area', area);
      const [kept] = (await readKept('search.area')) ?? [];
      const { openingArea } = await import('./opening-place.ts');
      const place = await openingArea(client, kept);
      // He chose meanwhile: that stays.
      if (Object.keys(place).length === 0 || !latest.current.saysNothing) return;
      await latest.current.show({ ...latest.current.filters, ...place });
    };
    void open().finally(() => setKnown(true));
    setTimeout(() => setKnown(true), PATIENCE_MS);
  }, [area, client]);
  return saysNothing && !isKnown;
}
