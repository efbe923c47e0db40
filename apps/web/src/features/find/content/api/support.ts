import { contentRoutes } from '@yoimachi/contract/content';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: () => call(contentRoutes.support),
  staleTime: Infinity,
});
