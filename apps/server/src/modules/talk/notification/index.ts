export { notificationModule } from './notification.module.ts';
