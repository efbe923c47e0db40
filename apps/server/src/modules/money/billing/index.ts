export type { BillingContext } from './billing.context.ts';
export { billingModule } from './billing.module.ts';
export {
  authoriseMissing,
  type AuthorisationFailure,
  type TopUp,
} from './authorisation/authorise-missing.ts';
export { captureTopUp, chargeCard } from './authorisation/collect.ts';
export {
  attachTopUp,
  cardOfTopUp,
  endCapture,
  giveBackUnused,
  planCapture,
} from './authorisation/of-booking.ts';
export { recordCardPayment } from './authorisation/record-card-payment.ts';
export { giveBackOfBooking as giveBackTopUp } from './authorisation/top-up.store.ts';
export { currentCardId, hasCard } from './card.store.ts';
export { addBookingDebt, addDebt, isPaymentDue } from './debt/add-debt.ts';
export { listOpenDebts } from './debt/debt.store.ts';
export { startRefund } from './refund/start-refund.ts';
export { waiveDebt } from './debt/waive-debt.ts';
export { addPackage, removePackage } from './commands/edit-packages.ts';
export { billingAdmin } from './billing.admin.ts';
export { debtQueue } from './debt/list-debts.ts';
export { billingPersonal } from './personal.store.ts';
export { readPaymentSilence } from './watch/silence.store.ts';
