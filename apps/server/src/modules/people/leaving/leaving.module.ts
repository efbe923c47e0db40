import type { exportRoutes, leavingRoutes } from '@yoimachi/contract/leaving';
import { ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import type { PersonalTables } from '#platform/personal';
import { askExport, exportMaking, fetchExport, listExports } from './commands/export-data.ts';
import { ageing, forgetting } from './commands/forget.ts';
import { leave, weighLeaving } from './commands/leave.ts';
import type { LeavingMeans } from './leaving.context.ts';

/** People leave, are forgotten, and ask for what is kept of them; what the tables hold of people, and what becomes of points, is handed in. */
export function leavingModule(
  app: AppContext,
  { tables, weighMoney }: LeavingMeans & { readonly tables: PersonalTables },
): Module {
  const context = { ...app, weighMoney };
  const { db, clock } = context;
  const handlers: Handlers<typeof leavingRoutes & typeof exportRoutes> = {
    previewLeaving: ({ principal }) =>
      withTransaction(db, async (trx) =>
        ok((await weighLeaving(trx, context, principal, clock.now())).preview),
      ),
    leave: ({ principal, idempotency, body }) => leave(context, principal, idempotency, body),
    listExports: async ({ principal }) => ok(await listExports(context, principal.accountId)),
    askExport: ({ principal, idempotency }) => askExport(context, principal.accountId, idempotency),
    fetchExport: ({ principal, params }) => fetchExport(context, principal, params.exportId),
  };
  return {
    handlers,
    dueWork: [forgetting(context, tables)],
    routines: [ageing(context, tables)],
    jobs: [exportMaking(context, tables)],
  };
}
