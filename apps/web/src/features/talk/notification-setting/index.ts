export { NotificationSettingPage } from './notification-setting-page.tsx';
