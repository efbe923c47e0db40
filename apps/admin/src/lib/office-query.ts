import { officeRoutes } from '@yoimachi/contract/office';
import type { CallAnswer } from '#ui/lib/request.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, takeCsrf } from './api.ts';
import { keyOf } from './queries.ts';

export type Office = CallAnswer<typeof officeRoutes.readOffice>;

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
