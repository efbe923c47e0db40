export { viewingAdmin } from './viewing.admin.ts';
export { viewingModule } from './viewing.module.ts';
export { viewingPersonal } from './personal.ts';
