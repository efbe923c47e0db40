import type { Debt } from '@yoimachi/contract/debt';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { dayOf, formatDay } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { pointsText, Yen } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2, Section } from '#ui/page.tsx';
import { debtsQuery, usePayDebt } from './api/debts.ts';
import { debtTexts as t } from './ja.ts';

interface Props {
  /** The debt that 3-D Secure returned from. */
  readonly resumed: string | undefined;
  readonly onResumed: () => void;
}

/** What the guest owes and the button that pays it; nothing if he owes nothing. */
export function Debts({ resumed, onResumed }: Props) {
  const { data } = useQuery(debtsQuery());
  if (!data || data.length === 0) return null;
  return (
    <Section>
      <H2>{t.title}</H2>
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

function OneDebt({ debt, isBack, onResumed }: OneProps) {
  const pay = usePayDebt();
  const press = () =>
    pay.mutate(
      { debtId: debt.debtId, returnPath: `/guest/payment-info?debt=${debt.debtId}` },
      { onSuccess: ({ state }) => state === 'PAID' && showToast(t.paid, 'ok') },
    );
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
      <Button isWide variant="line" isPending={pay.isPending} onClick={press}>
        {t.pay}
      </Button>
    </Card>
  );
}
