export { memoModule } from './memo.module.ts';
export { memoPersonal } from './personal.store.ts';
export { sealedMemos } from './seal.ts';
export { isVisible } from './memo.store.ts';
