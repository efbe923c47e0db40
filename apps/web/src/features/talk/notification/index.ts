export { NotificationPage } from './notification-screen.tsx';
export type { NotificationSearch } from './notification-screen.tsx';
