export { CastRankingPage } from './cast-ranking-page.tsx';
export { GuestRankingPage } from './guest-ranking-page.tsx';
export type { RankingSearch } from './address.ts';
