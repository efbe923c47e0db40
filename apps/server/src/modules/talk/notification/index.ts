export type { NoticeMeans } from './notification.deps.ts';
export { notificationModule } from './notification.module.ts';
export { notificationPersonal } from './personal.store.ts';
export { deliverChat, deliverNews } from './delivery/told.ts';
export { listDead as deadDeliveries } from './delivery/delivery.store.ts';
export { notificationAdmin } from './notification.admin.ts';
export { sealedNoticeMails } from './mail/places.ts';
