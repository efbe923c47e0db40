import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { ConfirmScreen } from '../../features/money/billing/confirm-screen.tsx';
import { buyTexts, orderOf, readOrderSearch, returnPath } from '#money/billing';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/buy-point/confirm')({
  validateSearch: readOrderSearch,
  beforeLoad: ({ search }) => {
    if (!orderOf(search)) throw redirect({ to: '/guest/buy-point', search });
  },
  component: ConfirmRoute,
});

function ConfirmRoute() {
  const search = Route.useSearch();
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const order = orderOf(search);
  const next = search.next && { next: search.next };
  return (
    <>
      <AppBar title={buyTexts.confirmTitle} onBack={useBack()} />
      {order && (
        <ConfirmScreen
          order={order}
          returnPath={returnPath('/guest/buy-point/result', search.next)}
          onResult={(purchaseId) =>
            void navigate({ to: '/guest/buy-point/result', search: { purchaseId, ...next }, replace: true })
          }
          onCard={() => void navigate({ to: '/guest/payment-info', search: { next: history.location.href } })}
          onChange={() => void navigate({ to: '/guest/buy-point', search, replace: true })}
        />
      )}
    </>
  );
}
