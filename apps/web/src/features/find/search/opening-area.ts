import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SearchFilters } from './filters.ts';

/**
 * The search opens where he looked last, or in his prefecture, unless its address says something. What he chooses is kept, everywhere too: it is
 * where he looked last.
 */
export function useOpeningArea(filters: SearchFilters, show: (filters: SearchFilters) => void): void {
  const client = useQueryClient();
  const area = JSON.stringify([filters.prefecture ?? '', filters.district ?? '']);
  const saysNothing = Object.keys(filters).length === 0;
  const opened = useRef<string | null>(null);
  const latest = useRef({ filters, show, saysNothing });
  useEffect(() => {
    latest.current = { filters, show, saysNothing };
  });
  useEffect(() => {
    if (opened.current === area) return;
    const isFirst = opened.current === null;
    opened.current = area;
    void (async () => {
      const { keep, readKept } = await import('./device-lists.ts');
      if (!isFirst || !latest.current.saysNothing) return keep('search.area', area);
      const [kept] = (await readKept('search.area')) ?? [];
      const { openingArea } = await import('./opening-place.ts');
      const place = await openingArea(client, kept);
      // He chose meanwhile: that stays.
      if (Object.keys(place).length === 0 || !latest.current.saysNothing) return;
      latest.current.show({ ...latest.current.filters, ...place });
    })();
  }, [area, client]);
}
