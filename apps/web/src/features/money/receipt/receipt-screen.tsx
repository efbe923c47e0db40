import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type OpenDay } from '@yoimachi/contract/receipt';
import { lineText, type Period } from '@yoimachi/domain/receipt';
import { ButtonLink } from '#ui/button-link.tsx';
import { ListState, MoreButton, itemsOf } from '#ui/growing-list.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Page, moreLinkClass } from '#ui/page.tsx';
import { PeriodFilter } from '#ui/period-filter.tsx';
import { State } from '#ui/state.tsx';
import { SubPage } from '#ui/bars.tsx';
import { formatTime } from '#lib/dates.ts';
import { Yen } from '#ui/amount.tsx';
import { CardList } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { openPurchasesQuery } from './api/receipts.ts';
import { receiptTexts as t } from './ja.ts';
import { IssueBar, ReceiptForm } from './receipt-form.tsx';
import { useReceiptForm } from './use-receipt-form.ts';

/** Picks purchases of one day, a name, and issues their receipt. */
export function ReceiptPage() {
  const navigate = useNavigate();
  const nameField = useRef<HTMLInputElement>(null);
  const [period, setPeriod] = useState<Period | null>(null);
  const list = useInfiniteQuery(openPurchasesQuery(period));
  const days = itemsOf(list);
  const [first] = list.data?.pages ?? [];
  const form = useReceiptForm(days, first?.addressee ?? null, {
    onIssued: () => void navigate({ to: '/guest/receipt/history' }),
    focusName: () => nameField.current?.focus(),
  });
  const history = (
    <Link to="/guest/receipt/history" className={moreLinkClass}>
      {t.history}
    </Link>
  );
  return (
    <SubPage title={t.title} action={history}>
      <Page className="gap-6">
        <Note isBoxed>{t.onlyPurchases}</Note>
        <PeriodFilter value={period} onChange={setPeriod} />
        <ListState list={list} empty={<Nothing isFiltered={period !== null} />} />
        {days.length > 0 && (
          <div className="flex flex-col gap-4">
            <div className="flex flex-col gap-1">
              <H2>{t.choose}</H2>
              <p className="text-xs text-sub">{t.chooseHelp}</p>
            </div>
            <PurchaseDays days={days} chosen={form.chosen} onToggle={form.toggle} />
            <MoreButton list={list} />
          </div>
        )}
        {first && days.length > 0 && <ReceiptForm form={form} issuer={first.issuer} nameField={nameField} />}
      </Page>
      {days.length > 0 && <IssueBar form={form} />}
    </SubPage>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <State icon="receipt" title={t.emptyPeriod} detail={t.emptyPeriodDetail} />;
  return (
    <State
      icon="receipt"
      title={t.empty}
      detail={t.emptyDetail}
      action={<ButtonLink to="/guest/buy-point" label={t.buyPoints} />}
    />
  );
}

interface Props {
  readonly days: readonly OpenDay[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (purchaseId: string) => void;
}

/** Purchases by day, each with a checkbox. */
function PurchaseDays({ days, chosen, onToggle }: Props) {
  return days.map(({ day, purchases }) => (
    <fieldset key={day} className="flex min-w-0 flex-col gap-2">
      <legend className="nums mb-2 text-sm font-bold">{t.day(day)}</legend>
      <CardList>
        {purchases.map((purchase) => (
          <li key={purchase.purchaseId} className="flex items-center justify-between gap-3 px-4 py-1">
            <div className="min-w-0 flex-1">
              <Checkbox
                label={<span className="nums">{lineText(purchase.kind, purchase.points)}</span>}
                help={<span className="nums">{t.paidAt(formatTime(new Date(purchase.paidAt)))}</span>}
                checked={chosen.has(purchase.purchaseId)}
                onChange={() => onToggle(purchase.purchaseId)}
              />
            </div>
            <Yen value={purchase.amountYen} />
          </li>
        ))}
      </CardList>
    </fieldset>
  ));
}
