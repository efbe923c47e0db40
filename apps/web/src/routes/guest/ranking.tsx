import { createFileRoute } from '@tanstack/react-router';
import { GuestRankingPage, readRankingSearch } from '#find/ranking';

export const Route = createFileRoute('/guest/ranking')({
  validateSearch: readRankingSearch,
  component: GuestRankingPage,
});
