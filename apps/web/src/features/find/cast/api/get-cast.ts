import { searchRoutes } from '@yoimachi/contract/search';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** A cast's public profile. */
export function useCast(castId: string) {
  return useQuery({
    queryKey: ['casts', 'profile', castId],
    queryFn: () => call(searchRoutes.getCast, { params: { castId } }),
  });
}

/** Reloads a cast's profile, prices and days after a call reported that something in them changed. */
export function useRefreshCast(castId: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['casts', 'profile', castId] });
    void client.invalidateQueries({ queryKey: ['casts', 'days', castId] });
  };
}
