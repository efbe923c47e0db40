import { besideRoutes } from '@yoimachi/contract/beside';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** What stands beside a profile. A profile is whole without it: its failure is no failure of the screen. */
export const useBeside = (castId: string) =>
  useQuery({
    queryKey: ['casts', 'beside', castId],
    queryFn: () => call(besideRoutes.getCastBeside, { params: { castId } }),
  });
