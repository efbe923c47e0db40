import { createFileRoute } from '@tanstack/react-router';
import { readNext, ResultPage } from '#money/billing';

interface Search {
  readonly purchaseId: string;
  readonly next?: string;
}

export const Route = createFileRoute('/guest/buy-point/result')({
  validateSearch: ({ purchaseId, next }: Readonly<Record<string, unknown>>): Search => ({
    purchaseId: typeof purchaseId === 'string' ? purchaseId : '',
    ...readNext(next),
  }),
  component: ResultPage,
});
