export { PricePage } from './price-screen.tsx';
