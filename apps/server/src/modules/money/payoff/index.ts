export { writeBankResult } from './commands/bank-results.ts';
export { approvePayoff, rejectPayoff, releasePayoff } from './commands/decide-payoff.ts';
export { sealedBankFiles } from './commands/export-bank-file.ts';
export {
  openLeavingPayoff,
  payLeavingCast,
  wholeBalance,
  type WholeBalance,
} from './commands/pay-leaving-cast.ts';
export { sealedDestinations } from './destination.ts';
export { payoffAdmin } from './payoff.admin.ts';
export { payoffModule } from './payoff.module.ts';
export { listAllPayoffs } from './payoff.store.ts';
export { changeSetting, setInvoiceNumber } from './commands/change-setting.ts';
export { paymentStatement } from './queries/payment-statement.ts';
export { withholdingReport } from './queries/withholding-report.ts';
export { payoffPersonal } from './personal.store.ts';
