import type { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { fail, ok } from '@yoimachi/domain/result';
import { pageOf, type OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { operatorById } from '#desk/operator';
import { checkChain, searchAudit, type AuditRow } from './audit-search.store.ts';
import { invite } from './commands/invite.ts';
import { removeView, saveView } from './commands/views.ts';
import { endSessions } from './session.store.ts';
import { listStaff } from './staff.store.ts';
import { viewsOf } from './view.store.ts';

/** The staff and what it did. */
export const officeAdmin = (context: ActContext): OperatorHandlers<typeof officeAdminRoutes> => ({
  listOperators: async () => ok({ items: await listStaff(context.db, context.clock.now()) }),
  inviteOperator: ({ params, body, operator }) => invite(context, { ...params, ...body, by: operator }),
  async endSessionsOf({ params }) {
    if (!(await operatorById(context.db, params.operatorId))) return fail('OPERATOR_UNKNOWN');
    const at = context.clock.now();
    return ok({ ended: await endSessions(context.db, params, { reason: 'ENDED', at }) });
  },
  async searchAudit({ query: { cursor, ...filter } }) {
    const before = cursor === undefined ? null : Number(cursor);
    if (before !== null && !Number.isSafeInteger(before)) return fail('VALIDATION', 'cursor');
    const rows = await searchAudit(context.db, filter, { before, limit: PAGE_SIZE + 1 });
    return ok(pageOf(rows, PAGE_SIZE, present, ({ number }) => String(number)));
  },
  listViews: async ({ query, operator }) => ok({ items: await viewsOf(context.db, operator.id, query.list) }),
  saveView: ({ body, operator }) => saveView(context, { ...body, operator }),
  removeView: ({ params, operator }) => removeView(context, { ...params, operator }),
  async checkAudit() {
    const { link, ...found } = await checkChain(context.db);
    return ok({ ...found, link: link && link.toString('hex') });
  },
});

const present = ({ link, targets, ...row }: AuditRow) => ({
  ...row,
  targets: Object.fromEntries(Object.entries(targets).map(([key, value]) => [key, String(value)])),
  link: link.toString('hex').slice(0, 8),
});
