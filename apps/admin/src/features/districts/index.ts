export { DistrictsPage } from './districts-page.tsx';
export { districtsSearch } from './search.ts';
