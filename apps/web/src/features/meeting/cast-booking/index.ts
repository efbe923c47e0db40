export { CastAnswer } from './answer.tsx';
export { CastBookingPane } from './booking-pane.tsx';
export { castBookingsQuery, todayBookingsQuery } from './api/queries.ts';
export { CastBookingCard } from './booking-card.tsx';
export { CastDayPage } from './day-page.tsx';
export { CastDetailPage } from './detail-page.tsx';
export { CastListPage } from './list-page.tsx';
export { OthersLine } from './others-card.tsx';
export { useCastCommand } from './use-cast-command.ts';
