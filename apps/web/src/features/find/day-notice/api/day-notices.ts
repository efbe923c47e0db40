import { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Of whose days he hears, the newest first. */
export const dayNoticesQuery = queryOptions({
  queryKey: ['day-notices'],
  queryFn: async () => (await call(dayNoticeRoutes.listDayNotices)).items,
});

interface Notice {
  readonly castId: string;
  readonly isOn: boolean;
}

/** The same again changes nothing; quick taps are sent one after the other, so that the last one counts. */
export function useSwitchNotice() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'day-notice' },
    mutationFn: ({ castId, isOn }: Notice) =>
      call(dayNoticeRoutes.switchDayNotice, { params: { castId }, body: { isOn } }),
    onSettled: () => client.invalidateQueries({ queryKey: dayNoticesQuery.queryKey }),
  });
}
