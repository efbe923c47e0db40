export { RankingsPage } from './rankings-page.tsx';
export { rankingsSearch } from './search.ts';
