import type { operatorAdminRoutes } from '@yoimachi/contract/operator';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import { reviveJob } from '#platform/jobs';
import { readMaintenance } from '#platform/maintenance';
import type { ActContext } from '#platform/module';
import { reviveEvent } from '#platform/outbox';
import { handleAlert } from './alert.store.ts';
import { listDeadWork } from './queries/dead-work.ts';
import { operatorById } from './operator-row.store.ts';
import { addOperator } from './commands/add-operator.ts';
import { changeOperator, type OperatorChange } from './commands/change-operator.ts';
import { liftSuspension } from './commands/lift-suspension.ts';
import { setMaintenance } from './commands/set-maintenance.ts';
import { previewSuspension } from './commands/preview-suspension.ts';
import { suspendAccount } from './commands/suspend-account.ts';

export const operatorAdmin = (context: ActContext): OperatorHandlers<typeof operatorAdminRoutes> => ({
  // Why, the audit keeps with the call; who finds a minor says it with the document.
  suspendAccount: async ({ params, body: { reason, ...body }, operator }) =>
    reason === ''
      ? fail('REASON_REQUIRED', 'reason')
      : suspendAccount(context, { ...params, ...body, operator }),
  previewSuspension: ({ params }) => previewSuspension(context, params.accountId),
  liftSuspension: ({ params, body, operator }) => liftSuspension(context, { ...params, ...body, operator }),
  showMaintenance: async () => ok({ until: await readMaintenance(context.db) }),
  async beginMaintenance({ body, operator }) {
    const until = new Date(body.until);
    if (until <= context.clock.now()) return fail('VALIDATION', 'until');
    await setMaintenance(context, { until, operator });
    return ok();
  },
  async endMaintenance({ operator }) {
    await setMaintenance(context, { until: null, operator });
    return ok();
  },
  handleAlert: async ({ params, operator }) =>
    (await handleAlert(context.db, params.alertId, operator.id, context.clock.now()))
      ? ok()
      : fail('NOT_FOUND'),
  listDeadWork: ({ query }) => listDeadWork(context, query.cursor),
  reviveEvent: async ({ params }) =>
    (await reviveEvent(context.db, params.eventId)) ? ok() : fail('NOT_FOUND'),
  reviveJob: async ({ params }) => ((await reviveJob(context.db, params.jobId)) ? ok() : fail('NOT_FOUND')),
  addOperator: ({ body, operator: by }) => addOperator(context, { ...body, by }),
  changeRole: ({ params, body, operator }) => change(context, params.operatorId, body, operator),
  switchOperator: ({ params, body, operator }) =>
    change(context, params.operatorId, { disabled: body.isDisabled }, operator),
});

async function change(context: ActContext, operatorId: string, what: OperatorChange, by: OperatorRef) {
  const named = await operatorById(context.db, operatorId);
  if (!named) return fail('OPERATOR_UNKNOWN');
  const { name } = named;
  const changed = await changeOperator(context, { name, change: what, by });
  if (!changed.ok) return changed;
  const { role, disabled_at } = changed.value;
  return ok({ name: changed.value.name, role, isDisabled: disabled_at !== null });
}
