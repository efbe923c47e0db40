import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { SubPage } from '#ui/bars.tsx';
import { BuyScreen } from './buy-screen.tsx';
import { buyTexts as t } from './ja.ts';

/** /guest/buy-point: what is chosen, and where it is needed, stands in the address. */
export function BuyPage() {
  const chosen = useSearch({ from: '/guest/buy-point/' });
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/guest/buy-point/' });
  const next = chosen.next && { next: chosen.next };
  const purchases = (
    <Link to="/guest/buy-point/history" className="hit text-sm font-bold text-primary">
      {t.history}
    </Link>
  );
  return (
    <SubPage title={t.title} action={purchases}>
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
    </SubPage>
  );
}
