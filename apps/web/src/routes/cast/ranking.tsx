import { createFileRoute } from '@tanstack/react-router';
import { CastRankingPage, unreadRanking } from '#find/ranking';

export const Route = createFileRoute('/cast/ranking')({
  validateSearch: unreadRanking,
  component: CastRankingPage,
});
