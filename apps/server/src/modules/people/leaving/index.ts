export { leavingModule } from './leaving.module.ts';
export { sealedExports } from './commands/export-data.ts';
export { leavingPersonal } from './personal.store.ts';
