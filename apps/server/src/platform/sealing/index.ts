export { renewSeals, renewSealsOf } from './renew-seals.ts';
export type { SealedColumn } from './sealed-column.ts';
export { sealsByKey } from './seals.store.ts';
