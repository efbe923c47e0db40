export { bankAccountQuery, useSaveBankAccount, type BankAnswer } from './api/bank.ts';
export { BankFields } from './bank-fields.tsx';
export { bankBodyOf, bankValuesOf, checkBank } from './bank-form.ts';
export { BankAccountScreen } from './bank-screen.tsx';
export { bankTexts } from './ja.ts';
