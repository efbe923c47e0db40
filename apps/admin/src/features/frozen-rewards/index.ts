export { frozenRewards } from './screen.tsx';
