export { referrals } from './screen.tsx';
