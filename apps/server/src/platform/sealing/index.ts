export { markSealed, markSealedOf } from './mark-sealed.ts';
export type { MarkedColumn } from './marked-column.ts';
export { renewSeals, renewSealsOf } from './renew-seals.ts';
export type { SealedColumn } from './sealed-column.ts';
export { sealsByKey } from './seals.store.ts';
