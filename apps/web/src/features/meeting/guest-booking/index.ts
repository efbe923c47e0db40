export { GuestDayPage } from './day-page.tsx';
export { GuestDetailPage } from './detail-page.tsx';
export { LateTodayBar } from './late-today-bar.tsx';
export { GuestListPage } from './list-page.tsx';
