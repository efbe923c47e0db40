import { Link, createFileRoute, useRouter } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { BuyScreen } from '../../features/money/billing/buy-screen.tsx';
import { buyTexts, readOrderSearch } from '#money/billing';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/buy-point/')({
  validateSearch: readOrderSearch,
  component: BuyRoute,
});

function BuyRoute() {
  const chosen = Route.useSearch();
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const next = chosen.next && { next: chosen.next };
  return (
    <>
      <AppBar
        title={buyTexts.title}
        onBack={useBack()}
        action={
          <Link to="/guest/buy-point/history" className="hit text-sm font-bold text-primary">
            {buyTexts.history}
          </Link>
        }
      />
      <BuyScreen
        chosen={chosen}
        onKeep={(choice) =>
          void navigate({ search: { ...choice, ...next }, replace: true, resetScroll: false })
        }
        onConfirm={(order) =>
          void navigate({ to: '/guest/buy-point/confirm', search: { ...order, ...next } })
        }
        onCard={() => void navigate({ to: '/guest/payment-info', search: { next: history.location.href } })}
      />
    </>
  );
}
