import { queryOptions } from '@tanstack/react-query';
import { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
import type { WordedKind } from '@yoimachi/domain/notification';
import { call } from '#lib/api.ts';
import { useToldAct } from '#lib/use-told-act.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
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
export const useEditWording = (kind: WordedKind, onDone: () => void) =>
  useToldAct({
    act: ({ seen, title, text }: Edit) =>
      title === null && text === null
        ? call(notificationAdminRoutes.resetNoticeWording, { params: { kind }, body: { seen } })
        : call(notificationAdminRoutes.editNoticeWording, { params: { kind }, body: { seen, title, text } }),
    said: (_version, { title, text }) => (title === null && text === null ? t.wasReset : t.saved),
    keys: [wordingsKey],
    onDone,
  });
