import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { blockAdminRoutes } from '@yoimachi/contract/block-admin';
import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { stageAdminRoutes } from '@yoimachi/contract/stage-admin';

/** Every call of operators by name, below `/admin/v1`. */
export const adminRoutes = {
  ...operatorAdminRoutes,
  ...operatorActAdminRoutes,
  ...billingAdminRoutes,
  ...stageAdminRoutes,
  ...blockAdminRoutes,
} as const;
