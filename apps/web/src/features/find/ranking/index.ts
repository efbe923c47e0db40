export { readRankingSearch } from './address.ts';
export { CastRankingPage } from './cast-ranking-page.tsx';
export { GuestRankingPage } from './guest-ranking-page.tsx';
