import * as z from 'zod/mini';
import { id, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { OFFICE_LISTS, VIEW_NAME_MAX } from '@yoimachi/domain/operator';

const list = () => z.literal([...OFFICE_LISTS]);
/** Filters as they stand in an address, `a=b&c=d`. */
const search = () => z.string().check(z.maxLength(1000), z.regex(/^[\w%&=.~*+-]*$/));
const view = z.object({ id: id(), name: z.string(), search: search() });
export type OfficeView = z.output<typeof view>;

/** The filters of a list that an operator keeps under names; each has her own. */
export const viewAdminRoutes = {
  listViews: route('GET', '/views', 'operator', {
    summary: 'The kept filters of a list of the operator who asks, the oldest first.',
    query: z.object({ list: list() }),
    answer: z.object({ items: z.array(view) }),
  }),
  saveView: route('POST', '/views', 'operator', {
    summary: 'Keeps the filters of a list under a name; an existing name gets the new ones.',
    body: z.object({ list: list(), name: text(VIEW_NAME_MAX), search: search() }),
    answer: view,
    errors: ['REQUIRED', 'OFFICE_VIEWS_FULL'],
  }),
  removeView: route('POST', '/views/:viewId/remove', 'operator', {
    summary: 'Removes kept filters of the operator who asks.',
    params: z.object({ viewId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
