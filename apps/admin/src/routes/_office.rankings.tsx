import { createFileRoute } from '@tanstack/react-router';
import { RankingsPage, rankingsSearch } from '#features/rankings';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/rankings')({
  validateSearch: rankingsSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listRankingEntries'),
  component: RankingsPage,
});
