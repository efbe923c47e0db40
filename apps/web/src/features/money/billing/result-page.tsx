import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { AppBar } from '#ui/bars.tsx';
import { buyTexts } from './ja.ts';
import { ResultScreen } from './result-screen.tsx';

/** /guest/buy-point/result. No way back: it would lead to the provider's page, which is finished. */
export function ResultPage() {
  const { purchaseId, next } = useSearch({ from: '/guest/buy-point/result' });
  const { history } = useRouter();
  const navigate = useNavigate();
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
