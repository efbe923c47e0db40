export { pricingTexts } from './ja.ts';
export { PriceScreen } from './price-screen.tsx';
