export { bankModule } from './bank.module.ts';
export { isAccountShared, readBankAccount } from './queries/read-bank-account.ts';
export { bankAdmin } from './bank.admin.ts';
