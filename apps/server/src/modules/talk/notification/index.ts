export type { NoticeMeans } from './notification.deps.ts';
export { notificationModule } from './notification.module.ts';
export { notificationPersonal } from './personal.store.ts';
export { channelQueue } from './delivery/plan.ts';
export { deliverChat, deliverNews } from './delivery/told.ts';
export { deliveryQueue } from './delivery/list-dead.ts';
export { countWaitingDeliveries } from './delivery/delivery.store.ts';
export { notificationAdmin } from './notification.admin.ts';
export { sealedNoticeMails } from './mail/places.ts';
