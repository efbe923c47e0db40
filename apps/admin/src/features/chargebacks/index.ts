export { ChargebacksPage } from './chargebacks-page.tsx';
