import type { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { QUEUE_PAGE } from '@yoimachi/domain/queue';
import { ok } from '@yoimachi/domain/result';
import { cutPage, type OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { readPlace, writePlace } from '#platform/page';
import { createPrinter } from '#platform/pdf';
import { addPackage, removePackage } from './commands/edit-packages.ts';
import { listDebts } from './debt/list-debts.ts';
import { listPackages } from './package.store.ts';
import { readEvidence } from './dispute/read-evidence.ts';
import { listChargebacks } from './dispute/chargeback.store.ts';
import { waiveDebt } from './debt/waive-debt.ts';

/** Its thread lives while somebody prints. */
const printer = createPrinter();

export const billingAdmin = (context: ActContext): OperatorHandlers<typeof billingAdminRoutes> => ({
  listPackages: async () => ok({ items: await listPackages(context.db) }),
  addPackage: ({ body, operator }) => addPackage(context, body.points, operator.id),
  removePackage: ({ params, operator }) => removePackage(context, params.packageId, operator.id),
  listDebts: ({ query }) => listDebts(context, query),
  async listChargebacks({ query }) {
    const before = readPlace(query.cursor);
    if (!before.ok) return before;
    const rows = await listChargebacks(context.db, QUEUE_PAGE + 1, before.value);
    return ok(cutPage(rows, QUEUE_PAGE, ({ at, chargebackId }) => writePlace(at, chargebackId)));
  },
  readEvidence: ({ params, body, operator }) =>
    readEvidence({ ...context, printer }, { ...params, ...body, operator }),
  waiveDebt: ({ params, body, operator }) => waiveDebt(context, { ...params, ...body, operator }),
});
