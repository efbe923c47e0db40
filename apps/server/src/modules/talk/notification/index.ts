export { notificationModule } from './notification.module.ts';
export { notificationPersonal } from './personal.store.ts';
