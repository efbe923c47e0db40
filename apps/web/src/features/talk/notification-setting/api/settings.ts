import { noticeSettingRoutes as routes } from '@yoimachi/contract/notice-settings';
import type { NoticeSettingsAnswer } from '@yoimachi/contract/notice-settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { showToast } from '#lib/toast.ts';
import { settingTexts as t } from '../ja.ts';

export type Side = 'cast' | 'guest';
export type NoticeSettings = NoticeSettingsAnswer;
type Chosen = Omit<NoticeSettings, 'addresses'>;

/** What this account is told by which channel, and where it is reached. */
export const settingsQuery = (side: Side) =>
  queryOptions({
    queryKey: ['notice-settings', side],
    queryFn: () => call(side === 'guest' ? routes.guestNoticeSettings : routes.castNoticeSettings),
    staleTime: 0,
  });

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

/** Each changes where mail goes; the settings are read again. */
export function useMailAddress(side: Side) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: settingsQuery(side).queryKey });
  return {
    send: useMutation({
      mutationFn: (email: string) => call(routes.sendNoticeMailCode, { body: { email } }),
      onSuccess,
    }),
    save: useMutation({
      mutationFn: (code: string) => call(routes.saveNoticeMail, { body: { code } }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: () => call(routes.removeNoticeMail), onSuccess }),
  };
}
