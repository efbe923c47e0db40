export { noteAdmin } from './note.admin.ts';
export { notePersonal } from './personal.store.ts';
