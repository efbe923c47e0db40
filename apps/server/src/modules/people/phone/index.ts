export { phoneAdmin } from './phone.admin.ts';
export { phoneModule } from './phone.module.ts';
export { lostNumberQueue, phoneChangeQueue } from './queries/waiting.ts';
export { phonePersonal } from './personal.store.ts';
export { sealedNumbers } from './sealed.ts';
export { takeBackOfLeaver } from './commands/change-phone.ts';
