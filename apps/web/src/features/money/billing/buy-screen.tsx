import { billingRoutes, type Card } from '@yoimachi/contract/billing';
import { yenForPoints } from '@yoimachi/domain/money';
import { messageOf } from '@yoimachi/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '#lib/queries.ts';
import { Yen, pointsText } from '#ui/amount.tsx';
import { SubPage } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Divider } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { PackageRadio } from '#ui/package-radio.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { BalanceCard } from '#money/points';
import { cardQuery } from './api/cards.ts';
import { CardFirstBar, CardRow } from './card-row.tsx';
import { buyTexts as t } from './ja.ts';
import { amountProblem, orderOf, type Order, type OrderSearch } from './order.ts';

const HERE = '/guest/buy-point/';

/** /guest/buy-point: packages, or a custom amount, and the card it is paid with. */
export function BuyPage() {
  const { next, ...chosen } = useSearch({ from: HERE });
  const navigate = useNavigate({ from: HERE });
  const card = useQuery(cardQuery());
  const [choice, setChoice] = useState<OrderSearch>(chosen);
  const [isLeft, setLeft] = useState(chosen.points !== undefined);
  const { points, packageId } = choice;
  const isOwn = packageId === undefined;
  const order = orderOf(choice);
  const problem = isOwn && points !== undefined && isLeft ? amountProblem(points) : null;
  const onward = next && { next };
  // In the address it survives a detour to the card and back.
  const keep = (kept: OrderSearch) =>
    void navigate({ search: { ...kept, ...onward }, replace: true, resetScroll: false });
  const confirm = (ordered: Order) =>
    void navigate({ to: '/guest/buy-point/confirm', search: { ...ordered, ...onward } });
  return (
    <SubPage title={t.title} action={<ToHistory />}>
      <Page className="gap-6">
        <BalanceCard />
        <Section title={t.choose} aside={t.rate}>
          <Packages
            value={packageId ?? null}
            onChange={(id, amount) => {
              setChoice({ points: amount, packageId: id });
              keep({ points: amount, packageId: id });
            }}
          />
        </Section>
        <NumberField
          label={t.own}
          help={t.ownHelp}
          placeholder={t.ownExample}
          suffix="P"
          value={isOwn ? (points ?? null) : null}
          error={problem ? messageOf(problem) : undefined}
          onChange={(amount) => {
            setLeft(false);
            setChoice(amount === null ? {} : { points: amount });
          }}
          onBlur={() => {
            setLeft(true);
            if (isOwn) keep(choice);
          }}
        />
        <Divider />
        <CardRow card={card} />
      </Page>
      <BuyBar order={order} card={card.data} onConfirm={confirm} />
    </SubPage>
  );
}

function ToHistory() {
  return (
    <Link to="/guest/buy-point/history" className="hit text-sm font-bold text-primary">
      {t.history}
    </Link>
  );
}

interface PackagesProps {
  readonly value: string | null;
  readonly onChange: (packageId: string, points: number) => void;
}

function Packages({ value, onChange }: PackagesProps) {
  const packages = useQuery(query(billingRoutes.listPackages, {}, { select: (answer) => answer.packages }));
  if (packages.isError && !packages.data) return <QueryFailed query={packages} />;
  if (!packages.data) return <Bone className="h-[236px] rounded-lg" />;
  return (
    <PackageRadio
      label={t.choose}
      packages={packages.data.map(({ packageId, points, amountYen }) => ({
        id: packageId,
        points,
        yen: amountYen,
      }))}
      value={value}
      onChange={(id) => {
        const found = packages.data.find(({ packageId }) => packageId === id);
        if (found) onChange(id, found.points);
      }}
    />
  );
}

interface BarProps {
  readonly order: Order | null;
  /** undefined while it is not known. */
  readonly card: Card | null | undefined;
  readonly onConfirm: (order: Order) => void;
}

function BuyBar({ order, card, onConfirm }: BarProps) {
  if (card === null) return <CardFirstBar />;
  return (
    <StickyBar
      terms={order ? t.terms : t.nothingChosen}
      amount={
        order && (
          <div>
            <p className="nums text-xs text-sub">{pointsText(order.points)}</p>
            <p className="whitespace-nowrap">
              <Yen value={yenForPoints(order.points)} size="lg" />
              <span className="ml-1 text-xs text-sub">{t.taxIncluded}</span>
            </p>
          </div>
        )
      }
    >
      <Button isDisabled={!order} onClick={() => order && onConfirm(order)}>
        {t.toConfirm}
      </Button>
    </StickyBar>
  );
}
