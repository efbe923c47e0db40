import { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';

/** Of whose days he hears, the newest first. */
export const dayNoticesQuery = () =>
  query(dayNoticeRoutes.listDayNotices, {}, { select: ({ items }) => items });

/** The same again changes nothing; quick taps are sent one after the other, so that the last one counts. */
export const useSwitchNotice = () =>
  useMutation({
    scope: { id: 'day-notice' },
    mutationFn: ({ castId, isOn }: { readonly castId: string; readonly isOn: boolean }) =>
      call(dayNoticeRoutes.switchDayNotice, { params: { castId }, body: { isOn } }),
    onSettled: useRefresh(dayNoticeRoutes.listDayNotices),
  });
