import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { pagesOf } from '#parts/workbench/index.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

type Page = CallAnswer<typeof onCallAdminRoutes.listAlerts>;
export type Alert = Page['items'][number];

const pages = pagesOf(onCallAdminRoutes.listAlerts, 'isUrgent');
type Ask = Parameters<typeof pages>[0];

/** What cannot wait comes first, however young it is: the pages of the urgent, then those of the others. */
export async function loadAlerts(ask: Ask): Promise<Page> {
  if (ask.filter !== undefined) return pages(ask);
  const [flag = 'true', cursor = ''] = ask.cursor?.split(':') ?? [];
  const page = await pages({ ...ask, filter: flag, cursor: cursor || null });
  if (page.nextCursor !== null) return { ...page, nextCursor: `${flag}:${page.nextCursor}` };
  if (flag === 'false') return page;
  const others = await pages({ ...ask, filter: 'false', cursor: null });
  return {
    items: [...page.items, ...others.items],
    nextCursor: others.nextCursor && `false:${others.nextCursor}`,
  };
}
