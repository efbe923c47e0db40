import { useQuery } from '@tanstack/react-query';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import type { CallAnswer } from '#ui/lib/request.ts';
import { learnDistricts } from '#ui/lib/districts.ts';
import { call } from './api.ts';
import { keyOf } from './queries.ts';

export type OfficeDistrict = CallAnswer<typeof profileAdminRoutes.listDistricts>['items'][number];

/** The districts as they are now; whatever offers them offers these from then on. */
export const useOfficeDistricts = () =>
  useQuery({
    queryKey: keyOf(profileAdminRoutes.listDistricts),
    queryFn: async () => {
      const answer = await call(profileAdminRoutes.listDistricts);
      const { items } = answer;
      learnDistricts(items.map(({ name, prefecture, mainPosition }) => ({ name, prefecture, mainPosition })));
      return answer;
    },
    select: ({ items }) => items,
  });
