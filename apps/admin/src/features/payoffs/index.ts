export { PayDayPage } from './day-page.tsx';
export { PayDaysPage } from './days-page.tsx';
export { payDaySearch } from './search.ts';
