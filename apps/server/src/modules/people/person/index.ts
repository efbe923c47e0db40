export { noteCast, noteDevice, noteSign } from './commands/note-sign.ts';
export { isLongGone } from './personal.store.ts';
export { personAdmin } from './person.admin.ts';
export { noteIdentity } from './person.store.ts';
export { matchQueue } from './queries/waiting.ts';
export { personPersonal } from './personal.store.ts';
