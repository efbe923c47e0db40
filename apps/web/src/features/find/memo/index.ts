export { MemoCard } from './memo-card.tsx';
