export { BalanceCard } from './balance-card.tsx';
export { CastPointHistoryPage } from './cast-history-screen.tsx';
export { GuestPointHistoryPage } from './history-screen.tsx';
