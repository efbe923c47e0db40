import type { Card } from '@yoimachi/contract/billing';
import { yenForPoints } from '@yoimachi/domain/money';
import { messageOf } from '@yoimachi/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Yen, pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Divider } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { PackageRadio } from '#ui/package-radio.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { BalanceCard } from '#money/points';
import { cardQuery } from './api/cards.ts';
import { packagesQuery } from './api/purchases.ts';
import { CardRow } from './card-row.tsx';
import { buyTexts as t, cardTexts } from './ja.ts';
import { amountProblem, orderOf } from './order.ts';
import type { Order, OrderSearch } from './order.ts';

interface Props {
  /** The choice named in the address. */
  readonly chosen: OrderSearch;
  /** Keeps a choice in the address, so that it survives a detour to the card and back. */
  readonly onKeep: (choice: { readonly points?: number; readonly packageId?: string }) => void;
  readonly onConfirm: (order: Order) => void;
  readonly onCard: () => void;
}

/** Packages, or a custom amount, and the card it is paid with. */
export function BuyScreen({ chosen, onKeep, onConfirm, onCard }: Props) {
  const card = useQuery(cardQuery());
  const [choice, setChoice] = useState<OrderSearch>(chosen);
  const [isLeft, setLeft] = useState(chosen.points !== undefined);
  const { points, packageId } = choice;
  const isOwn = packageId === undefined;
  const order = orderOf(choice);
  const problem = isOwn && points !== undefined && isLeft ? amountProblem(points) : null;
  const keep = (next: OrderSearch) => {
    setChoice(next);
    onKeep(next);
  };
  return (
    <>
      <Page className="gap-6">
        <BalanceCard />
        <Section>
          <H2 aside={t.rate}>{t.choose}</H2>
          <Packages
            value={packageId ?? null}
            onChange={(id, amount) => keep({ points: amount, packageId: id })}
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
            if (isOwn) onKeep(choice);
          }}
        />
        <Divider />
        <CardRow card={card} onChange={onCard} />
      </Page>
      <BuyBar order={order} card={card.data} onCard={onCard} onConfirm={onConfirm} />
    </>
  );
}

interface PackagesProps {
  readonly value: string | null;
  readonly onChange: (packageId: string, points: number) => void;
}

function Packages({ value, onChange }: PackagesProps) {
  const packages = useQuery(packagesQuery());
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

interface BarProps extends Pick<Props, 'onCard' | 'onConfirm'> {
  readonly order: Order | null;
  /** undefined while it is not known. */
  readonly card: Card | null | undefined;
}

function BuyBar({ order, card, onCard, onConfirm }: BarProps) {
  if (card === null) {
    return (
      <StickyBar terms={t.cardFirst}>
        <Button onClick={onCard}>{cardTexts.register}</Button>
      </StickyBar>
    );
  }
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
