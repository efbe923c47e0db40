export { bankAccountQuery, useSaveBankAccount, type BankAnswer } from './api/bank.ts';
export { BankFields } from './bank-fields.tsx';
export { bankBodyOf, bankValuesOf, checkBank } from './bank-form.ts';
export { BankAccountPage } from './bank-screen.tsx';
