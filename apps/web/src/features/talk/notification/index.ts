export { NotificationPage } from './notification-screen.tsx';
