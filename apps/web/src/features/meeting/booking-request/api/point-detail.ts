import { pointsRoutes } from '@yoimachi/contract/points';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** The guest's points by lot, nearest expiry first; fetched on demand. */
export function usePointDetail(isShown: boolean) {
  return useQuery({
    queryKey: ['points', 'detail'],
    queryFn: () => call(pointsRoutes.pointDetail),
    enabled: isShown,
  });
}
