import { createFileRoute } from '@tanstack/react-router';
import { GuestRankingPage, type RankingSearch } from '#find/ranking';
import { unreadSearch } from '#lib/unread-search.ts';

export const Route = createFileRoute('/guest/ranking')({
  validateSearch: unreadSearch<RankingSearch>,
  component: GuestRankingPage,
});
