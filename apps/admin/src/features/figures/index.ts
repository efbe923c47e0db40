export { CohortPage } from './cohort-page.tsx';
export { CountedPage } from './counted-page.tsx';
export { FiguresPage } from './figures-page.tsx';
export { HomeFigures } from './home-figures.tsx';
export { cohortSearch, countedSearch, figuresSearch } from './search.ts';
