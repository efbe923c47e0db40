import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { SubPage } from '#ui/bars.tsx';
import { ConfirmScreen } from './confirm-screen.tsx';
import { buyTexts as t } from './ja.ts';
import { orderOf, returnPath } from './order.ts';

/** /guest/buy-point/confirm: the order stands in the address. */
export function ConfirmPage() {
  const search = useSearch({ from: '/guest/buy-point/confirm' });
  const { history } = useRouter();
  const navigate = useNavigate();
  const order = orderOf(search);
  const next = search.next && { next: search.next };
  return (
    <SubPage title={t.confirmTitle}>
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
    </SubPage>
  );
}
