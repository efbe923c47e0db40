import { queryOptions } from '@tanstack/react-query';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { call } from './api.ts';

/** What an operator gives alone in a day, and what is left of it now. */
export const goodwillQuery = queryOptions({
  queryKey: ['goodwill'],
  queryFn: () => call(operatorActAdminRoutes.readGoodwill),
  staleTime: 0,
});
