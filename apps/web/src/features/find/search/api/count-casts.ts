import { searchRoutes } from '@yoimachi/contract/search';
import type { FilterWords } from '@yoimachi/domain/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '#lib/queries.ts';

const FRESH_MS = 60_000;
/** Who taps through a list is counted for once. */
const REST_MS = 250;

/** How many a search would show, once its conditions rest. */
export function useCount(asked: FilterWords) {
  const text = JSON.stringify(asked);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const words = { query: JSON.parse(rested) as FilterWords };
  return useQuery(
    query(searchRoutes.countCasts, words, { placeholderData: keepPreviousData, staleTime: FRESH_MS }),
  );
}
