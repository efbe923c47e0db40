import { noticeSettingRoutes as routes, type NoticeSettingsAnswer } from '@yoimachi/contract/notice-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { atOnce } from '#lib/at-once.ts';
import { query, useRefresh } from '#lib/queries.ts';

export type Side = 'cast' | 'guest';
export type NoticeSettings = NoticeSettingsAnswer;
type Chosen = Omit<NoticeSettings, 'addresses'>;

/** The settings of each side; where mail goes is part of them. */
export const readBy = { guest: routes.guestNoticeSettings, cast: routes.castNoticeSettings };

/** What this account is told by which channel, and where it is reached. */
export const settingsQuery = (side: Side) => query(readBy[side], {}, { staleTime: 0 });

/** Shows a change at once and saves it; what could not be saved goes back and is told. The last of several counts. */
export function useSaveSettings(side: Side) {
  const client = useQueryClient();
  const { queryKey } = settingsQuery(side);
  const route = side === 'guest' ? routes.saveGuestNoticeSettings : routes.saveCastNoticeSettings;
  return useMutation({
    mutationFn: ({ channels, quiet, everyChannel }: Chosen) =>
      call(route, { body: { channels: [...channels], quiet, everyChannel } }),
    ...atOnce(client, {
      name: `notice-settings-${side}`,
      filters: { queryKey },
      show: (chosen: Chosen) => client.setQueryData(queryKey, (now) => now && { ...now, ...chosen }),
    }),
  });
}

export const useRemoveMail = (side: Side) =>
  useMutation({
    mutationFn: () => call(routes.removeNoticeMail),
    onSuccess: useRefresh(readBy[side]),
  });
