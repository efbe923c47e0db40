export { BalanceCard } from './balance-card.tsx';
export { pointTexts } from './ja.ts';
