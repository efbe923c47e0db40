import { besideRoutes } from '@yoimachi/contract/beside';
import { useQuery } from '@tanstack/react-query';
import { query } from '#lib/queries.ts';

/** What stands beside a profile. A profile is whole without it: its failure is no failure of the screen. */
export const useBeside = (castId: string) =>
  useQuery(query(besideRoutes.getCastBeside, { params: { castId } }));
