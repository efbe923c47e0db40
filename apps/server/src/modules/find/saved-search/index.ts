export { savedSearchPersonal } from './personal.store.ts';
export { savedSearchModule } from './saved-search.module.ts';
