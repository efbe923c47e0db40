export type { NoticeMeans } from './notification.deps.ts';
export { notificationModule } from './notification.module.ts';
export { notificationPersonal } from './personal.store.ts';
export { deliverChat, deliverNews } from './delivery/told.ts';
export { listDead as deadDeliveries } from './delivery/delivery.store.ts';
export { newestWordings, wordingHistory, type WordingVersion } from './wording/wording.store.ts';
export { previewWording } from './wording/preview.ts';
export { notificationAdmin } from './notification.admin.ts';
export { sealedNoticeMails } from './mail/places.ts';
