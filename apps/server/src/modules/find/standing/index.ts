export { standingModule, standingPersonal } from './standing.module.ts';
export { standingAdmin } from './standing.admin.ts';
