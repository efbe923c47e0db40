export { DayNoticeSwitch } from './day-notice-switch.tsx';
export { DayNoticesPage } from './day-notices-page.tsx';
