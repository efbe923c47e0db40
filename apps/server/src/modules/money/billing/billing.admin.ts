import type { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { createPrinter } from '#platform/pdf';
import { addPackage, removePackage } from './commands/edit-packages.ts';
import { listDebts } from './debt/list-debts.ts';
import { readEvidence } from './dispute/read-evidence.ts';
import { chargebacks } from './webhook/list-chargebacks.ts';
import { waiveDebt } from './debt/waive-debt.ts';

/** Its thread lives while somebody prints. */
const printer = createPrinter();

export const billingAdmin = (context: ActContext): OperatorHandlers<typeof billingAdminRoutes> => ({
  addPackage: ({ body }) => addPackage(context, body.points),
  removePackage: ({ params }) => removePackage(context, params.packageId),
  listDebts: ({ query }) => listDebts(context, query),
  listChargebacks: ({ query }) => chargebacks(context, query.cursor),
  readEvidence: ({ params, body, operator }) =>
    readEvidence({ ...context, printer }, { ...params, ...body, operator }),
  waiveDebt: ({ params, body, operator }) => waiveDebt(context, { ...params, ...body, operator }),
});
