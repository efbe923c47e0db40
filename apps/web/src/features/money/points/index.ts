export { BalanceCard } from './balance-card.tsx';
export { pointTexts, rewardTexts } from './ja.ts';
