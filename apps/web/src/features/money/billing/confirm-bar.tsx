import type { Card } from '@yoimachi/contract/billing';
import { yenForPoints } from '@yoimachi/domain/money';
import { paidLotExpiry } from '@yoimachi/domain/points';
import { useEffect } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useToday } from '#lib/use-now.ts';
import { Yen } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { useBuyPoints } from './api/purchases.ts';
import { buyTexts as t, cardTexts } from './ja.ts';
import type { Order } from './order.ts';

interface Props {
  readonly order: Order;
  /** undefined while it is not known. */
  readonly card: Card | null | undefined;
  readonly returnPath: string;
  readonly onResult: (purchaseId: string) => void;
  readonly onCard: () => void;
  readonly onChange: () => void;
}

/** The one button that buys, with the cost; continues to the provider's page if that is required. */
export function ConfirmBar({ order, card, returnPath, onResult, onCard, onChange }: Props) {
  const today = useToday();
  const buy = usePurchase(order, returnPath, onResult);
  if (card === null) {
    return (
      <StickyBar terms={t.cardFirst}>
        <Button onClick={onCard}>{cardTexts.register}</Button>
      </StickyBar>
    );
  }
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
          <Button isWide onClick={onChange}>
            {t.chooseAgain}
          </Button>
        ) : (
          <Button isWide isPending={buy.isPending} isDisabled={!card} onClick={buy.run}>
            {t.buy}
          </Button>
        )}
        {!isGone && (
          <Button variant="ghost" size="md" isWide isDisabled={buy.isPending} onClick={onChange}>
            {t.change}
          </Button>
        )}
      </div>
    </StickyBar>
  );
}

function usePurchase(order: Order, returnPath: string, onResult: (purchaseId: string) => void) {
  const buy = useBuyPoints(returnPath);
  const { reset } = buy;
  // Going back from the provider's page with the browser's button shows this page as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  return {
    // Also while the browser is navigating to the next page.
    isPending: buy.isPending || buy.isSuccess,
    error: buy.error,
    run: () =>
      buy.mutate(order, {
        onSuccess: ({ purchaseId, actionUrl }) => {
          if (actionUrl) location.assign(actionUrl);
          else onResult(purchaseId);
        },
      }),
  };
}
