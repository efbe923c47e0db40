import { mayAct, type AdminCall } from '@yoimachi/contract/admin';
import { officeRoutes } from '@yoimachi/contract/office';
import type { CallAnswer } from '#ui/lib/request.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { call, takeCsrf } from './api.ts';
import { keyOf } from './queries.ts';

export type Office = CallAnswer<typeof officeRoutes.readOffice>;

const behindLogin = getRouteApi('/_office');

/** Who is signed in. It is read again after each step of a login, which gives it another token. */
export const officeQuery = queryOptions({
  queryKey: keyOf(officeRoutes.readOffice),
  queryFn: async (): Promise<Office> => {
    const office = await call(officeRoutes.readOffice);
    takeCsrf(office.csrf);
    return office;
  },
  staleTime: Infinity,
});

/** The person at the desk, for screens behind the login; whoever is signed out remains there until the screen is left. */
export function useOffice(): Office {
  const { office } = behindLogin.useRouteContext();
  return useQuery({ ...officeQuery, enabled: false }).data ?? office;
}

/** Whether the person may make a call; what is refused is not shown. */
export function useMayAct(): (name: AdminCall) => boolean {
  const { operator } = useOffice();
  return (name) => mayAct(operator.role, name);
}
