import type { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { addPackage, removePackage } from './commands/edit-packages.ts';
import { listDebts } from './debt/list-debts.ts';
import { chargebacks } from './webhook/list-chargebacks.ts';
import { waiveDebt } from './debt/waive-debt.ts';

export const billingAdmin = (context: ActContext): OperatorHandlers<typeof billingAdminRoutes> => ({
  addPackage: ({ body }) => addPackage(context, body.points),
  removePackage: ({ params }) => removePackage(context, params.packageId),
  listDebts: ({ query }) => listDebts(context, query),
  listChargebacks: ({ query }) => chargebacks(context, query.cursor),
  waiveDebt: ({ params, body, operator }) => waiveDebt(context, { ...params, ...body, operator }),
});
