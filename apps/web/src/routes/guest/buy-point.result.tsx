import { createFileRoute, useRouter } from '@tanstack/react-router';
import { buyTexts, readNext } from '#money/billing';
import { ResultScreen } from '../../features/money/billing/result-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

interface Search {
  readonly purchaseId: string;
  readonly next?: string;
}

export const Route = createFileRoute('/guest/buy-point/result')({
  validateSearch: ({ purchaseId, next }: Readonly<Record<string, unknown>>): Search => ({
    purchaseId: typeof purchaseId === 'string' ? purchaseId : '',
    ...readNext(next),
  }),
  component: ResultRoute,
});

/** No way back: it would lead to the provider's page, which has done its part. */
function ResultRoute() {
  const { purchaseId, next } = Route.useSearch();
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  return (
    <>
      <AppBar title={buyTexts.resultTitle} />
      <ResultScreen
        key={purchaseId}
        purchaseId={purchaseId}
        next={next}
        onNext={(path) => history.push(path)}
        onCard={(points) => {
          const onward = next ? `&next=${encodeURIComponent(next)}` : '';
          void navigate({
            to: '/guest/payment-info',
            search: { next: `/guest/buy-point/confirm?points=${points}${onward}` },
          });
        }}
      />
    </>
  );
}
