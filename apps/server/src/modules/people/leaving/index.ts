export { leavingAdmin } from './leaving.admin.ts';
export type { Leaver, MoneyWeighed } from './leaving.context.ts';
export { leavingModule } from './leaving.module.ts';
export { personalFile, sealedExports } from './commands/export-data.ts';
export { leavingPersonal } from './personal.store.ts';
