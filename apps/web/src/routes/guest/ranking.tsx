import { createFileRoute } from '@tanstack/react-router';
import { GuestRankingPage, unreadRanking } from '#find/ranking';

export const Route = createFileRoute('/guest/ranking')({
  validateSearch: unreadRanking,
  component: GuestRankingPage,
});
