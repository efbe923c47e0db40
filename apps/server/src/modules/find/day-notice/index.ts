export { dayNoticeModule } from './day-notice.module.ts';
export { dayNoticePersonal } from './personal.store.ts';
