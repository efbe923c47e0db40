export { pricingTexts } from './ja.ts';
export { PointScreen } from './point-screen.tsx';
export { PriceScreen } from './price-screen.tsx';
