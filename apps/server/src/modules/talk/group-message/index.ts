export { groupMessageModule } from './group-message.module.ts';
export { groupMessagePersonal } from './personal.store.ts';
