import type { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { yenForPoints } from '@yoimachi/domain/money';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { createPrinter } from '#platform/pdf';
import { addPackage, removePackage } from './commands/edit-packages.ts';
import { listDebts } from './debt/list-debts.ts';
import { listPackages } from './package.store.ts';
import { readEvidence } from './dispute/read-evidence.ts';
import { chargebacks } from './webhook/list-chargebacks.ts';
import { waiveDebt } from './debt/waive-debt.ts';

/** Its thread lives while somebody prints. */
const printer = createPrinter();

export const billingAdmin = (context: ActContext): OperatorHandlers<typeof billingAdminRoutes> => ({
  async listPackages() {
    const onSale = await listPackages(context.db);
    const items = onSale.map(({ id, points }) => ({
      packageId: id,
      points,
      amountYen: yenForPoints(points),
    }));
    return ok({ items });
  },
  addPackage: ({ body, operator }) => addPackage(context, body.points, operator.id),
  removePackage: ({ params, operator }) => removePackage(context, params.packageId, operator.id),
  listDebts: ({ query }) => listDebts(context, query),
  listChargebacks: ({ query }) => chargebacks(context, query.cursor),
  readEvidence: ({ params, body, operator }) =>
    readEvidence({ ...context, printer }, { ...params, ...body, operator }),
  waiveDebt: ({ params, body, operator }) => waiveDebt(context, { ...params, ...body, operator }),
});
