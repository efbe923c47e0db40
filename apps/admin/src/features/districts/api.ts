import type { BodyInputOf } from '@yoimachi/contract/route';
import { useQuery } from '@tanstack/react-query';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { call } from '#lib/api.ts';
import { districtsKey } from '#lib/districts.ts';
import { useQuietAct } from '#lib/use-told-act.ts';

const countsKey = [...districtsKey, 'counts'] as const;

/** Stores and casts by the district's id; one without any is missing. */
export const useCounts = () =>
  useQuery({
    queryKey: countsKey,
    queryFn: async () => {
      const { items } = await call(profileAdminRoutes.countDistricts);
      return new Map(items.map((item) => [item.id, item]));
    },
  });

type AddBody = BodyInputOf<typeof profileAdminRoutes.addDistrict>;
type ChangeBody = BodyInputOf<typeof profileAdminRoutes.changeDistrict>;

export const useAdd = () => useEdit((body: AddBody) => call(profileAdminRoutes.addDistrict, { body }));

export const useChange = (districtId: string) =>
  useEdit((body: ChangeBody) => call(profileAdminRoutes.changeDistrict, { params: { districtId }, body }));

export const useRemove = (districtId: string) =>
  useEdit((intoId: string | null) =>
    call(profileAdminRoutes.removeDistrict, { params: { districtId }, body: { intoId } }),
  );

/** The list and whatever offers districts follow. */
const useEdit = <Wanted, Edited>(edit: (wanted: Wanted) => Promise<Edited>) =>
  useQuietAct({ act: edit, keys: [districtsKey] });
