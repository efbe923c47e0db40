import type { Card } from '@yoimachi/contract/billing';
import { yenForPoints } from '@yoimachi/domain/money';
import { paidLotExpiry } from '@yoimachi/domain/points';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '#lib/api-error.ts';
import { useReturn } from '#lib/use-return.ts';
import { useToday } from '#lib/use-now.ts';
import { Yen } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { useBuyPoints } from './api/purchases.ts';
import { CardFirstBar } from './card-row.tsx';
import { buyTexts as t } from './ja.ts';
import { readNext, returnPath, type Order } from './order.ts';

const RESULT = '/guest/buy-point/result';

interface Props {
  readonly order: Order;
  /** undefined while it is not known. */
  readonly card: Card | null | undefined;
  /** Where it is needed. */
  readonly next: string | undefined;
}

/** The one button that buys, with the cost; continues to the provider's page if that is required. */
export function ConfirmBar({ order, card, next }: Props) {
  const today = useToday();
  const navigate = useNavigate();
  const buy = usePurchase(order, next);
  if (card === null) return <CardFirstBar />;
  const change = () =>
    void navigate({ to: '/guest/buy-point', search: { ...order, ...readNext(next) }, replace: true });
  const isGone = buy.error instanceof ApiError && buy.error.code === 'PACKAGE_IS_NOT_EXIST';
  return (
    <StickyBar
      terms={
        <span className="flex flex-col gap-2">
          <ErrorNote error={buy.error} />
          <span className="flex items-baseline justify-between gap-3">
            <span className="nums">{t.short(order.points, paidLotExpiry(today))}</span>
            <Yen value={yenForPoints(order.points)} size="sm" className="text-ink" />
          </span>
        </span>
      }
    >
      <div className="flex flex-1 flex-col gap-1">
        {isGone ? (
          <Button isWide onClick={change}>
            {t.chooseAgain}
          </Button>
        ) : (
          <Button isWide isPending={buy.isPending} isDisabled={!card} onClick={buy.run}>
            {t.buy}
          </Button>
        )}
        {!isGone && (
          <Button variant="ghost" size="md" isWide isDisabled={buy.isPending} onClick={change}>
            {t.change}
          </Button>
        )}
      </div>
    </StickyBar>
  );
}

function usePurchase(order: Order, next: string | undefined) {
  const navigate = useNavigate();
  const buy = useBuyPoints(returnPath(RESULT, next));
  useReturn(buy.reset);
  return {
    // Also while the browser is navigating to the next page.
    isPending: buy.isPending || buy.isSuccess,
    error: buy.error,
    run: () =>
      buy.mutate(order, {
        onSuccess: ({ purchaseId, actionUrl }) => {
          if (actionUrl) location.assign(actionUrl);
          else void navigate({ to: RESULT, search: { purchaseId, ...readNext(next) }, replace: true });
        },
      }),
  };
}
