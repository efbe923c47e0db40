import { leavingRoutes, type LeavingPreview } from '@yoimachi/contract/leaving';
import type { Person, TestApp } from '../../../../test-support/index.ts';

export const preview = (app: TestApp, person: Person) => app.ok(leavingRoutes.previewLeaving, {}, person);

/** What somebody confirms who saw this. */
export const shownOf = ({ lapsingPoints, payoff }: LeavingPreview) => ({
  lapsingPoints,
  transferYen: payoff?.transferYen ?? 0,
});

/** Leaves with what is shown now. */
export async function leaves(app: TestApp, person: Person, key?: string) {
  const body = shownOf(await preview(app, person));
  return app.call(leavingRoutes.leave, { body, ...(key !== undefined && { key }) }, person);
}
