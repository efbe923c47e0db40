export { standingModule, standingPersonal } from './standing.module.ts';
export { standingAdmin } from './standing.admin.ts';
export { showRun } from './show-run.ts';
export { readWeights } from './standing.store.ts';
