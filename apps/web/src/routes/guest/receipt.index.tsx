import { Link, createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { receiptTexts } from '../../features/money/receipt/ja.ts';
import { ReceiptScreen } from '../../features/money/receipt/receipt-screen.tsx';
import { AppBar } from '#ui/bars.tsx';
import { moreLinkClass } from '#ui/page.tsx';

export const Route = createFileRoute('/guest/receipt/')({ component: ReceiptRoute });

function ReceiptRoute() {
  const navigate = Route.useNavigate();
  return (
    <>
      <AppBar
        title={receiptTexts.title}
        onBack={useBack()}
        action={
          <Link to="/guest/receipt/history" className={moreLinkClass}>
            {receiptTexts.history}
          </Link>
        }
      />
      <ReceiptScreen onIssued={() => void navigate({ to: '/guest/receipt/history' })} />
    </>
  );
}
