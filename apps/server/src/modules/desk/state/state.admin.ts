import type { stateAdminRoutes } from '@yoimachi/contract/state';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { readState, type StateMeans } from './read-state.ts';

export const stateAdmin = (
  context: ActContext,
  means: StateMeans,
): OperatorHandlers<typeof stateAdminRoutes> => ({
  showState: async () => ok(await readState(context, means)),
});
