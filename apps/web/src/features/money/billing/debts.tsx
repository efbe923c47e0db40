import { debtRoutes, type Debt } from '@yoimachi/contract/debt';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { castReads } from '#lib/cast-reads.ts';
import { dayOf, formatDay } from '#lib/dates.ts';
import { query, refreshAllBut } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useReturn } from '#lib/use-return.ts';
import { useSend } from '#lib/use-send.ts';
import { pointsText, Yen } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { debtTexts as t } from './ja.ts';

interface Props {
  /** The debt that 3-D Secure returned from. */
  readonly resumed: string | undefined;
  readonly onResumed: () => void;
}

/** What the guest owes and the button that pays it; nothing if he owes nothing. */
export function Debts({ resumed, onResumed }: Props) {
  const { data } = useQuery(query(debtRoutes.listDebts, {}, { select: ({ items }) => items }));
  if (!data || data.length === 0) return null;
  return (
    <Section title={t.title}>
      <Note look="danger" isBoxed>
        {t.detail}
      </Note>
      {data.map((debt) => (
        <OneDebt key={debt.debtId} debt={debt} isBack={resumed === debt.debtId} onResumed={onResumed} />
      ))}
    </Section>
  );
}

interface OneProps {
  readonly debt: Debt;
  readonly isBack: boolean;
  readonly onResumed: () => void;
}

/** Paying charges the registered card; if the card asks for 3-D Secure, its page returns here. */
function OneDebt({ debt, isBack, onResumed }: OneProps) {
  const client = useQueryClient();
  const pay = useSend(debtRoutes.payDebt, {
    onSuccess: ({ actionUrl }) => {
      if (actionUrl !== null) location.assign(actionUrl);
      else void refreshAllBut(client, ...castReads);
    },
  });
  const press = () =>
    pay.mutate(
      { body: { debtId: debt.debtId, returnPath: `/guest/payment-info?debt=${debt.debtId}` } },
      { onSuccess: ({ state }) => state === 'PAID' && showToast(t.paid, 'ok') },
    );
  // Also while the browser is navigating to the card's page.
  const isLeaving = typeof pay.data?.actionUrl === 'string';
  useReturn(pay.reset);
  const resume = useEffectEvent(() => {
    onResumed();
    press();
  });
  useEffect(() => {
    if (isBack) resume();
  }, [isBack]);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="flex flex-col text-sm">
          <span>{t.causes[debt.cause]}</span>
          <span className="nums text-xs text-sub">
            {formatDay(dayOf(new Date(debt.createdAt)))}・{pointsText(debt.points)}
          </span>
        </span>
        <Yen value={debt.amountYen} size="lg" />
      </div>
      {debt.retryAt !== null && <Note>{t.retry(new Date(debt.retryAt))}</Note>}
      <ErrorNote error={pay.error} />
      <Button isWide variant="line" isPending={pay.isPending || isLeaving} onClick={press}>
        {t.pay}
      </Button>
    </Card>
  );
}
