export { AgeChecksPage } from './age-checks-page.tsx';
export { ageChecksSearch } from './search.ts';
