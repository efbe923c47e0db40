export { billingModule } from './billing.module.ts';
