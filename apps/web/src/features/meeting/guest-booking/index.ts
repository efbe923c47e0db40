export { GuestBookingPane } from './booking-pane.tsx';
export { GuestCancel } from './cancel.tsx';
export { GuestDayPage } from './day-meeting.tsx';
export { GuestDetailPage } from './detail-page.tsx';
export { HomeStrip } from './home-strip.tsx';
export { GuestListPage } from './list-page.tsx';
