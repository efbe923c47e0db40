export type { NoticeMeans } from './notification.deps.ts';
export { notificationModule } from './notification.module.ts';
export { notificationPersonal } from './personal.store.ts';
export { deliverNews, type NewsTold } from './delivery/told.ts';
export { sealedNoticeMails } from './mail/places.ts';
