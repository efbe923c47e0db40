export { ageCheckAdmin } from './age-check.admin.ts';
export { ageCheckModule } from './age-check.module.ts';
export { approveCheck, rejectCheck } from './commands/decide.ts';
export { withdrawOfLeaver } from './commands/end-check.ts';
export { ageCheckQueue } from './queries/waiting.ts';
export { ageCheckPersonal } from './personal.store.ts';
