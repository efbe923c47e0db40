import { createFileRoute } from '@tanstack/react-router';
import { OperationsPage } from '#features/operations';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/operations')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listRecommendationWeights'),
  component: OperationsPage,
});
