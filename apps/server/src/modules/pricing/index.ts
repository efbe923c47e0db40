export { pricingModule } from './pricing.module.ts';
