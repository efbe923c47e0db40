export { bankModule } from './bank.module.ts';
export { isAccountShared, readBankAccount, readForCast } from './queries/read-bank-account.ts';
export { bankAdmin } from './bank.admin.ts';
