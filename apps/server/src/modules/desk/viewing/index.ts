export { viewingAdmin } from './viewing.admin.ts';
export { viewingModule, viewingPersonal } from './viewing.module.ts';
