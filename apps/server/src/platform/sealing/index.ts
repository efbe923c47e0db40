export { markSealed, markSealedOf, renewSeals, renewSealsOf } from './nightly.ts';
export type { MarkedColumn } from './marked-column.ts';
export type { SealedColumn } from './sealed-column.ts';
export { sealsByKey } from './seals.store.ts';
