export { receiptModule } from './receipt.module.ts';
export { searchReceipts, type FoundReceipt } from './search.store.ts';
