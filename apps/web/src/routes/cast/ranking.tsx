import { createFileRoute } from '@tanstack/react-router';
import { CastRankingPage, readRankingSearch } from '#find/ranking';

export const Route = createFileRoute('/cast/ranking')({
  validateSearch: readRankingSearch,
  component: CastRankingPage,
});
