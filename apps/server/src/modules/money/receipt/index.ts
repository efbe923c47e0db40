export { receiptModule } from './receipt.module.ts';
export { receiptAdmin } from './receipt.admin.ts';
export { receiptPersonal } from './personal.store.ts';
