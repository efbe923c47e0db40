import type { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import { ok } from '@yoimachi/domain/result';
import { booksCheckAsked } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { exportTransfers } from './queries/export-journal.ts';
import { listTransfers, showLot } from './queries/journal.ts';
import { listPointDays, readPointReport, showLedger } from './queries/ledger.ts';

export const pointsAdmin = (context: ActContext): OperatorHandlers<typeof ledgerAdminRoutes> => ({
  showLedger: async () => ok(await showLedger(context)),
  listTransfers: ({ query }) => listTransfers(context, query),
  exportTransfers: ({ query }) => exportTransfers(context, query),
  showLot: ({ params }) => showLot(context, params.lot),
  readPointReport: ({ params }) => readPointReport(context, params.baseDay),
  listPointDays: ({ query }) => listPointDays(context, query),
  async checkBooks() {
    await withTransaction(context.db, (trx) => publish(trx, booksCheckAsked, {}, context.clock.now()));
    return ok();
  },
});
