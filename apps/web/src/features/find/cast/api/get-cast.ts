import { searchRoutes } from '@yoimachi/contract/search';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** A cast's public profile. */
export function useCast(castId: string) {
  return useQuery({
    queryKey: ['casts', 'profile', castId],
    queryFn: () => call(searchRoutes.getCast, { params: { castId } }),
  });
}
