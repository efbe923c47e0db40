export { castBookingQuery, castBookingsQuery, todayBookingsQuery } from './api/queries.ts';
export { CastDayScreen } from './day-screen.tsx';
export { CastBookingCard } from './booking-card.tsx';
export { CastBookingDetailScreen } from './detail-screen.tsx';
export { CastBookingList } from './list-screen.tsx';
export { OthersLine } from './others-card.tsx';
export { useCastCommand } from './use-cast-command.ts';
