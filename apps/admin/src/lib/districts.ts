import { useQuery } from '@tanstack/react-query';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import type { CallAnswer } from '#ui/lib/request.ts';
import { learnDistricts } from '#ui/lib/districts.ts';
import { call } from './api.ts';

export type OfficeDistrict = CallAnswer<typeof profileAdminRoutes.listDistricts>['items'][number];

export const districtsKey = ['districts'] as const;

/** The districts as they are now; whatever offers them offers these from then on. */
export const useOfficeDistricts = () =>
  useQuery({
    queryKey: districtsKey,
    queryFn: async () => {
      const { items } = await call(profileAdminRoutes.listDistricts);
      learnDistricts(items.map(({ name, prefecture, mainPosition }) => ({ name, prefecture, mainPosition })));
      return items;
    },
  });
