export { BookingsTab } from './bookings-tab.tsx';
export { ConsentsTab } from './consents-tab.tsx';
export { HistoryTab } from './history-tab.tsx';
export { MoneyTab } from './money-tab.tsx';
export { PointsTab } from './points-tab.tsx';
export { ReportsTab } from './reports-tab.tsx';
export { ReviewsTab } from './reviews-tab.tsx';
export { SessionsTab } from './sessions-tab.tsx';
