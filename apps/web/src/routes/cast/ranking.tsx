import { createFileRoute } from '@tanstack/react-router';
import { CastRankingPage, type RankingSearch } from '#find/ranking';
import { unreadSearch } from '#lib/unread-search.ts';

export const Route = createFileRoute('/cast/ranking')({
  validateSearch: unreadSearch<RankingSearch>,
  component: CastRankingPage,
});
