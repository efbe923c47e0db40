import { payoffRoutes, type Payoff } from '@yoimachi/contract/payoff';
import { useInfiniteQuery } from '@tanstack/react-query';
import { STATEMENT_YEARS } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { pages } from '#lib/queries.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { GrowingList, itemsOf } from '#ui/growing-list.tsx';
import { Page, Section } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { SubPage } from '#ui/bars.tsx';
import { formatMoment } from '#lib/dates.ts';
import { Points, Yen } from '#ui/amount.tsx';
import { Card, Divider } from '#ui/card.tsx';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { Note, ErrorNote } from '#ui/note.tsx';
import { Rows, Spec } from '#ui/rows.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { saveFile } from '#lib/save-file.ts';
import { useSend } from '#lib/use-send.ts';
import { useToday } from '#lib/use-now.ts';
import { Select } from '#ui/select.tsx';
import { payoffTexts as t, payoffKinds, payoffStatusLabels } from './ja.ts';
import { Destination } from './breakdown.tsx';

/** While one of her requests is pending there is no second one. */
const isOpenRequest = ({ kind, status }: Payoff) =>
  kind === 'CAST_PAYOFF' && (status === 'AWAITING_APPROVAL' || status === 'NOT_TRANSFERRED');

/** /cast/payoff: her payoffs, newest first, and the way to ask for one. */
export function PayoffsPage() {
  const list = useInfiniteQuery(pages(payoffRoutes.listPayoffs));
  const payoffs = itemsOf(list);
  const toRequest = <ButtonLink to="/cast/request-payoff" isWide label={t.toRequest} />;
  return (
    <SubPage title={t.listTitle}>
      <Page>
        <GrowingList
          list={list}
          bones={3}
          empty={<State icon="bank" title={t.empty} detail={t.emptyDetail} action={toRequest} />}
        >
          {(shown) => shown.map((payoff) => <PayoffCard key={payoff.payoffId} payoff={payoff} />)}
        </GrowingList>
        {!list.isPending && <YearStatement />}
      </Page>
      {payoffs.length > 0 && (
        <StickyBar>
          {payoffs.some(isOpenRequest) ? (
            <Button isWide disabledReason={t.openFirst}>
              {t.toRequest}
            </Button>
          ) : (
            toRequest
          )}
        </StickyBar>
      )}
    </SubPage>
  );
}

const looks: Readonly<Record<Payoff['status'], ChipLook>> = {
  AWAITING_APPROVAL: 'wait',
  REJECTED: 'danger',
  NOT_TRANSFERRED: 'tint',
  TRANSFERRED: 'ok',
};

/** One payoff in full, and the way to the points it took. */
function PayoffCard({ payoff }: { readonly payoff: Payoff }) {
  const { transferredOn } = payoff;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col">
          <h2 className="text-base">{payoffKinds[payoff.kind]}</h2>
          <p className="nums text-xs text-sub">
            {t.requestedAt[payoff.kind]} {formatMoment(payoff.requestedAt)}
          </p>
        </div>
        <Chip look={looks[payoff.status]}>{payoffStatusLabels[payoff.status]}</Chip>
      </div>
      {payoff.reason !== null && <Note look="danger">{t.reason(payoff.reason)}</Note>}
      <Rows rows={amountRows(payoff)} />
      <Divider />
      <Spec
        rows={[
          {
            label: transferredOn === null ? t.payDay : t.transferredOn,
            value: <span className="nums">{t.day(transferredOn ?? payoff.payDay)}</span>,
          },
          { label: t.destination, value: <Destination destination={payoff.destination} /> },
        ]}
      />
      <MoreLink to="/cast/point-history">{t.toHistory}</MoreLink>
    </Card>
  );
}

/** From the points to the amount transferred; deductions of zero are left out, except the fee. */
function amountRows(payoff: Payoff) {
  const tax = payoff.taxIncluded ? t.taxIncluded : t.taxExcluded;
  return [
    { label: t.amount, detail: tax, amount: <Points value={payoff.points} /> },
    ...(payoff.withholdingYen > 0
      ? [{ label: t.withholding, amount: <Yen value={payoff.withholdingYen} isMinus /> }]
      : []),
    {
      label: t.transferFee,
      amount: <Yen value={payoff.transferFeeYen} isMinus={payoff.transferFeeYen > 0} />,
    },
    { label: t.transfer, amount: <Yen value={payoff.transferYen} size="lg" />, isTotal: true },
  ];
}

/** Her rewards and transfers of a year, as a file. */
function YearStatement() {
  const thisYear = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const file = useSend(payoffRoutes.yearStatement, {
    onSuccess: (blob) => saveFile(blob, t.statementFile(year)),
  });
  const years = Array.from({ length: STATEMENT_YEARS }, (_, index) => thisYear - index);
  return (
    <Section title={t.statement}>
      <Card className="flex flex-col gap-4">
        <p className="phrase text-sm text-sub">{t.statementDetail}</p>
        <Select
          label={t.statementYear}
          emptyLabel={null}
          options={years.map((each) => ({ value: String(each), label: t.statementOf(each) }))}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
        />
        <ErrorNote error={file.error} />
        <Button
          variant="line"
          icon="download"
          isWide
          isPending={file.isPending}
          onClick={() => file.mutate({ query: { year } })}
        >
          {t.statementSave}
        </Button>
      </Card>
    </Section>
  );
}
