import { noticeSettingRoutes as routes, type NoticeSettingsAnswer } from '@yoimachi/contract/notice-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { settingTexts as t } from '../ja.ts';

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
    scope: { id: `notice-settings-${side}` },
    mutationFn: ({ channels, quiet, everyChannel }: Chosen) =>
      call(route, { body: { channels: [...channels], quiet, everyChannel } }),
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (now) => now && { ...now, ...chosen });
      return before;
    },
    onError: (_error, _chosen, before) => {
      client.setQueryData(queryKey, before);
      showToast(t.failed, 'danger');
    },
  });
}

export const useRemoveMail = (side: Side) =>
  useMutation({
    mutationFn: () => call(routes.removeNoticeMail),
    onSuccess: useRefresh(readBy[side]),
  });
