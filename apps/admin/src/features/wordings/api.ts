import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
import type { WordedKind } from '@yoimachi/domain/notification';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { showToast } from '#ui/lib/toast.ts';
import { wordingTexts as t } from './ja.ts';

const wordingsKey = ['notice-wordings'] as const;

export type Written = CallAnswer<typeof notificationAdminRoutes.listNoticeWordings>['items'][number];

export const wordingsQuery = queryOptions({
  queryKey: wordingsKey,
  queryFn: () => call(notificationAdminRoutes.listNoticeWordings, {}),
});

export const historyOf = (kind: WordedKind) =>
  queryOptions({
    queryKey: [...wordingsKey, kind],
    queryFn: () => call(notificationAdminRoutes.showNoticeWording, { params: { kind } }),
  });

interface Edit {
  /** The newest version that was read; 0: none. */
  readonly seen: number;
  readonly title: string | null;
  readonly text: string | null;
}

/** Other words for a kind, or those of the product where both are null. */
export function useEditWording(kind: WordedKind, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, title, text }: Edit) =>
      title === null && text === null
        ? call(notificationAdminRoutes.resetNoticeWording, { params: { kind }, body: { seen } })
        : call(notificationAdminRoutes.editNoticeWording, { params: { kind }, body: { seen, title, text } }),
    onSuccess: (_version, { title, text }) => {
      showToast(title === null && text === null ? t.wasReset : t.saved, 'ok');
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: wordingsKey }),
  });
}
