export { StorePage } from './store-page.tsx';
export { StoresPage } from './stores-page.tsx';
export { storesSearch } from './search.ts';
