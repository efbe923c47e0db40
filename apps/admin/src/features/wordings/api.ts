import { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
import type { WordedKind } from '@yoimachi/domain/notification';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import { useToldAct } from '#lib/use-told-act.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { wordingTexts as t } from './ja.ts';

export type Written = CallAnswer<typeof notificationAdminRoutes.listNoticeWordings>['items'][number];

export const historyOf = (kind: WordedKind) =>
  query(notificationAdminRoutes.showNoticeWording, { params: { kind } });

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
    refreshes: [notificationAdminRoutes],
    onDone,
  });
